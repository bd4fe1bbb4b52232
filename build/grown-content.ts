/** Content as it will be after years: the site's own with generated articles added, for measuring and for tests. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OWN = 'app/content/en';
/** Articles that the site has of its own. */
export const OWN_ARTICLES = readdirSync(path.join(OWN, 'news')).length;
/** Articles like these are written: one of each category. */
const MODELS = [
  'record-coffee-harvest',
  'sustainable-farming-initiative',
  'advanced-fertilizer-tech',
];
/** Older than the site's own articles, so that the same ones stay the newest. */
const FIRST_DAY = Date.UTC(2008, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const PER_DAY = 2;

/** A model with a title, a day, a link and a description of its own. */
function like(model: string, index: number): string {
  const day = new Date(FIRST_DAY + Math.floor(index / PER_DAY) * DAY).toISOString().slice(0, 10);
  return model
    .replace(/^title: .*$/m, `title: Field report number ${index}`)
    .replace(/^date: .*$/m, `date: '${day}'`)
    .replace(/^link: .*$/m, `link: /news/field-report-${index}`)
    .replace(
      /^description:(?: .*\n(?: {2}.*\n)*)/m,
      `description: Field report number ${index}, written by a script to measure how the build grows.\n`,
    );
}

/**
 * A temporary folder for `CONTENT_FOLDER`; remove it when done.
 * @param count generated articles
 */
export function grownContent(count: number): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'grown-'));
  cpSync(OWN, folder, { recursive: true });
  const models = MODELS.map((name) => readFileSync(path.join(OWN, 'news', `${name}.md`), 'utf8'));
  for (let index = 0; index < count; index += 1) {
    const text = like(models[index % models.length] ?? '', index);
    writeFileSync(path.join(folder, 'news', `field-report-${index}.md`), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
