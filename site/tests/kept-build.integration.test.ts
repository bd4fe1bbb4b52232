/** A build that reuses files of earlier builds is the same, byte for byte, as a build from nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSite, SMALLEST } from './build-site.ts';
import { copyContent } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';

/** This sentence is only on the article's page, and in no style sheet or script. */
const SENTENCE = 'A sentence that a test has added.';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

it('a build after changes has all of them, and the same files as one from nothing', async () => {
  const content = copyContent(FROZEN_CONTENT);
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  onTestFinished(() => {
    content.remove();
    rmSync(folder, { recursive: true });
  });
  const site = path.join(folder, 'site');
  const full = path.join(folder, 'full');
  const change = (from: string, what: RegExp, to: string, file = from) => {
    const text = readFileSync(path.join(content.root, from), 'utf8');
    writeFileSync(path.join(content.root, file), text.replace(what, to));
  };

  // These two builds reuse files of earlier builds, which the cache of the project has.
  await buildSite(path.join(folder, 'before'), content.folder, SMALLEST);
  // A text, a fact and a colour of the style sheets change, and a page is added.
  change('en/news/record-coffee-harvest.md', /$/, `\n${SENTENCE}\n`);
  change('facts/site.yaml', /^phone: .*/m, 'phone: +254 711 222 333');
  change('facts/brand.yaml', /cream: .*/, "cream: '#fdf6e8'");
  change(
    'en/news/cooperative-partnership.md',
    /^description:(?: .*\n(?: {2}.*\n)*)/m,
    'description: An article that a test publishes between two builds, as staff do.\n',
    'en/news/another-partnership.md',
  );
  await buildSite(site, content.folder, SMALLEST);
  await buildSite(full, content.folder, { ...SMALLEST, BUILD_CACHE: path.join(folder, 'cache') });

  const names = namesIn(full);
  expect(names.length).toBeGreaterThan(100);
  expect(namesIn(site)).toEqual(names);
  const read = (from: string, name: string) => readFileSync(path.join(from, name));
  expect(names.filter((name) => !read(site, name).equals(read(full, name)))).toEqual([]);

  expect(names).toContain('news/another-partnership.html');
  expect(read(site, 'news/record-coffee-harvest.html').toString()).toContain(SENTENCE);
  expect(read(site, 'index.html').toString()).toMatch(/(?=[^]*\+254 711 222 333)[^]*#fdf6e8/);
}, 600_000);
