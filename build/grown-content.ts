/** Content as it will be after years: the site's own with generated entries added, for measuring and for tests. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceCategory } from '#app/content/load.ts';

const OWN = 'app/content/en';
const namesIn = (folder: string) => readdirSync(path.join(OWN, folder));

/** Articles that the site has of its own. */
export const OWN_ARTICLES = namesIn('news').length;
/** Services of a category that the site has of its own. */
export const ownServices = (category: ServiceCategory) => namesIn(`services/${category}`).length;

/** Articles like these are written: one of each category. */
const MODELS = [
  'record-coffee-harvest.md',
  'sustainable-farming-initiative.md',
  'advanced-fertilizer-tech.md',
];
/** Older than the site's own articles, so that the same ones stay the newest. */
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

/** An article with a day and a link of its own besides. */
function article(model: string, index: number): string {
  const day = new Date(FIRST_DAY + Math.floor(index / PER_DAY) * DAY).toISOString().slice(0, 10);
  return renamed(model, `Field report number ${index}`)
    .replace(/^date: .*$/m, `date: '${day}'`)
    .replace(/^link: .*$/m, `link: /news/field-report-${index}`);
}

/** Generated entries beside the site's own: articles, and services of each category. */
export type Growth = {
  articles?: number;
  services?: Partial<Record<ServiceCategory, number>>;
};

/** A temporary folder for `CONTENT_FOLDER`; remove it when done. */
export function grownContent({ articles = 0, services = {} }: Growth): {
  folder: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'grown-'));
  cpSync(OWN, folder, { recursive: true });

  /** Writes so many entries after the models, taking turns. */
  function add(
    to: string,
    count: number,
    id: string,
    models: readonly string[],
    write: (model: string, index: number) => string,
  ): void {
    const texts = models.map((name) => readFileSync(path.join(OWN, to, name), 'utf8'));
    for (let index = 0; index < count; index += 1) {
      const text = write(texts[index % texts.length] ?? '', index);
      writeFileSync(path.join(folder, to, `${id}-${index}.md`), text);
    }
  }

  add('news', articles, 'field-report', MODELS, article);
  for (const [category, count] of Object.entries(services)) {
    const to = `services/${category}`;
    const models = namesIn(to);
    // After the site's own, so that the same ones stay the first.
    add(to, count, 'field-service', models, (model, index) =>
      renamed(model, `Field service number ${index} of ${category}`).replace(
        /^order: .*$/m,
        `order: ${models.length + 1 + index}`,
      ),
    );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
