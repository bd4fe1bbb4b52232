/** A build that reuses files of earlier builds is the same, byte for byte, as a build from nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite, SMALLEST } from './build-site.ts';
import { copyContent } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';

const FIRST = '.cache/kept-first';
const AGAIN = '.cache/kept-again';
const FULL = '.cache/kept-full';

/** This sentence is only on the article's page, and in no style sheet or script. */
const SENTENCE = 'A sentence that a test has added.';

let emptyCache = '';
beforeAll(async () => {
  emptyCache = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const content = copyContent(FROZEN_CONTENT);
  const change = (file: string, from: RegExp, to: string) => {
    const whole = path.join(content.root, file);
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to));
  };
  try {
    // These two builds reuse files of earlier builds, because they run in the folder of the project.
    await buildSite(FIRST, content.folder, SMALLEST);
    // A text, a fact and a colour of the style sheets change, and a page is added.
    change('en/news/record-coffee-harvest.md', /$/, `\n${SENTENCE}\n`);
    change('facts/site.yaml', /^phone: .*/m, 'phone: +254 711 222 333');
    change('facts/brand.yaml', /cream: .*/, "cream: '#fdf6e8'");
    const article = readFileSync(
      path.join(content.folder, 'news/crop-protection-workshop.md'),
      'utf8',
    );
    writeFileSync(
      path.join(content.folder, 'news/another-workshop.md'),
      article.replace(
        /^description:(?: .*\n(?: {2}.*\n)*)/m,
        'description: An article that a test publishes between two builds, as staff do.\n',
      ),
    );
    await buildSite(AGAIN, content.folder, SMALLEST);
    await buildSite(FULL, content.folder, { ...SMALLEST, BUILD_CACHE: emptyCache });
  } finally {
    content.remove();
  }
}, 600_000);
afterAll(() => {
  for (const folder of [emptyCache, FIRST, AGAIN, FULL])
    rmSync(folder, { recursive: true, force: true });
});

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

it('all files are the same', () => {
  const names = namesIn(FULL);
  expect(names.length).toBeGreaterThan(500);
  expect(namesIn(AGAIN)).toEqual(names);
  const different = names.filter(
    (name) => !readFileSync(path.join(AGAIN, name)).equals(readFileSync(path.join(FULL, name))),
  );
  expect(different).toEqual([]);
});

it('the new build has the changes', () => {
  const read = (name: string) => readFileSync(path.join(AGAIN, name), 'utf8');
  expect(read('news/record-coffee-harvest.html')).toContain(SENTENCE);
  expect(read('index.html')).toContain('+254 711 222 333');
  expect(read('index.html')).toContain('#fdf6e8');
  expect(namesIn(AGAIN)).toContain('news/another-workshop.html');
  expect(namesIn(FIRST)).not.toContain('news/another-workshop.html');
});
