/** Content as it will be after years: the frozen content with generated entries, for the growth benchmark and tests. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceCategory } from '#app/collections/entry-types.ts';
import { copyContent, type ContentCopy } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';

const namesIn = (folder: string) => readdirSync(path.join(FROZEN_CONTENT, folder));

/** Articles of the frozen content. */
export const OWN_ARTICLES = namesIn('news').length;
/** Services of the frozen content in a category. */
export const ownServices = (category: ServiceCategory) => namesIn(`services/${category}`).length;

/** Articles like these are written: one of each category. */
const MODELS = [
  'record-coffee-harvest.md',
  'sustainable-farming-initiative.md',
  'advanced-fertilizer-tech.md',
];
/** Older than the frozen articles, so that the same ones stay the newest. */
const FIRST_DAY = Date.UTC(2008, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const PER_DAY = 2;

/** A model with a title and a description of its own. */
function renamed(model: string, title: string): string {
  return model
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(
      /^description:(?: .*\n(?: {2}.*\n)*)/m,
      `description: ${title}, written by a script to measure how the build grows.\n`,
    );
}

/** An article with a day of its own besides. */
function article(model: string, index: number): string {
  const day = new Date(FIRST_DAY + Math.floor(index / PER_DAY) * DAY).toISOString().slice(0, 10);
  return renamed(model, `Field report number ${index}`).replace(/^date: .*$/m, `date: '${day}'`);
}

/** How many entries are generated: articles, and services of each category. */
export type Growth = {
  articles?: number;
  services?: Partial<Record<ServiceCategory, number>>;
};

/** The frozen content with so many entries more; remove it when done. */
export function grownContent({ articles = 0, services = {} }: Growth): ContentCopy {
  const copy = copyContent(FROZEN_CONTENT);

  /** Writes so many entries after the models, taking turns. */
  function add(
    to: string,
    count: number,
    id: string,
    models: readonly string[],
    write: (model: string, index: number) => string,
  ): void {
    const texts = models.map((name) => readFileSync(path.join(FROZEN_CONTENT, to, name), 'utf8'));
    for (let index = 0; index < count; index += 1) {
      const text = write(texts[index % texts.length] ?? '', index);
      writeFileSync(path.join(copy.folder, to, `${id}-${index}.md`), text);
    }
  }

  add('news', articles, 'field-report', MODELS, article);
  for (const [category, count] of Object.entries(services)) {
    const to = `services/${category}`;
    const models = namesIn(to);
    // After the frozen services, so that the same ones stay the first.
    add(to, count, 'field-service', models, (model, index) =>
      renamed(model, `Field service number ${index} of ${category}`).replace(
        /^order: .*$/m,
        `order: ${models.length + 1 + index}`,
      ),
    );
  }
  return copy;
}
