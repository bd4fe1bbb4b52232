/** A build that reuses files of earlier builds is the same, byte for byte, as a build from nothing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFileList } from '#serve/file-list.ts';
import { buildSite, SMALLEST } from './build-site.ts';
import { editableContent } from './editable-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** This sentence is only on the article's page, and in no style sheet or script. */
const SENTENCE = 'A sentence that a test has added.';

it('a build after changes has all of them, and the same files as one from nothing', async () => {
  const content = editableContent();
  const folder = temporaryFolder();
  const site = path.join(folder, 'site');
  const full = path.join(folder, 'full');

  // These two builds reuse files of earlier builds, which the cache of the project has.
  await buildSite(path.join(folder, 'before'), content.folder, SMALLEST);
  // A text, a fact and a colour of the style sheets change, and a page is added.
  content.append('en/news/record-coffee-harvest.md', SENTENCE);
  content.change('facts/site.yaml', /^phone: .*/m, 'phone: +254 711 222 333');
  content.change('facts/brand.yaml', /cream: .*/, "cream: '#fdf6e8'");
  content.write(
    'en/news/another-partnership.md',
    content
      .read('en/news/cooperative-partnership.md')
      .replace(
        /^description:(?: .*\n(?: {2}.*\n)*)/m,
        'description: An article that a test publishes between two builds, as staff do.\n',
      ),
  );
  await buildSite(site, content.folder, SMALLEST);
  await buildSite(full, content.folder, { ...SMALLEST, BUILD_CACHE: path.join(folder, 'cache') });

  const files = readFileList(full);
  expect(files.size).toBeGreaterThan(100);
  expect(readFileList(site)).toEqual(files);
  expect([...files.keys()]).toContain('news/another-partnership.html');
  const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
  expect(read('news/record-coffee-harvest.html')).toContain(SENTENCE);
  expect(read('index.html')).toMatch(/(?=[^]*\+254 711 222 333)[^]*#fdf6e8/);
}, 600_000);
