/** The frozen content with many generated entries, as after years. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceCategory } from '#app/collections/entry-types.ts';
import { copyContent, type ContentCopy } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';

const namesIn = (folder: string) => readdirSync(path.join(FROZEN_CONTENT, folder));

/** Number of articles in the frozen content. */
export const OWN_ARTICLES = namesIn('news').length;
/** Number of services of a category in the frozen content. */
export const ownServices = (category: ServiceCategory) => namesIn(`services/${category}`).length;

/** Models of generated articles, one of each category. */
const MODELS = [
  'record-coffee-harvest.md',
  'sustainable-farming-initiative.md',
  'advanced-fertilizer-tech.md',
];
/** Generated articles are older than the frozen ones, so that the newest articles stay the same. */
const FIRST_DAY = Date.UTC(2008, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const PER_DAY = 2;

/** A model with a new title and a new description. */
function renamed(model: string, title: string): string {
  return model
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(
      /^description:(?: .*\n(?: {2}.*\n)*)/m,
      `description: ${title}, written by a script for long lists.\n`,
    );
}

/** A generated article, which also has a new date. */
function article(model: string, index: number): string {
  const day = new Date(FIRST_DAY + Math.floor(index / PER_DAY) * DAY).toISOString().slice(0, 10);
  return renamed(model, `Field report number ${index}`).replace(/^date: .*$/m, `date: '${day}'`);
}

/** Numbers of generated entries: articles, and services of each category. */
export type Growth = {
  articles?: number;
  services?: Partial<Record<ServiceCategory, number>>;
};

/** The frozen content with generated entries. The caller must remove it. */
export function grownContent({ articles = 0, services = {} }: Growth): ContentCopy {
  const copy = copyContent(FROZEN_CONTENT);

  /** Writes entries from the models in turn. */
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
    // Generated services come after the frozen ones, so that the first services stay the same.
    add(to, count, 'field-service', models, (model, index) =>
      renamed(model, `Field service number ${index} of ${category}`).replace(
        /^order: .*$/m,
        `order: ${models.length + 1 + index}`,
      ),
    );
  }
  return copy;
}
