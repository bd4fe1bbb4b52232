/** A site whose articles are all drafts is built: staff may begin so, or take everything back. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { buildSite } from './build-site.ts';
import { editableContent } from './editable-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

it('without an article the list says so, the home page has no list, and the feed is empty', async () => {
  const content = editableContent();
  const site = temporaryFolder();
  for (const name of readdirSync(content.at('en/news')))
    content.change(`en/news/${name}`, /^title:/m, 'draft: true\ntitle:');
  await buildSite(site, content.folder);

  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const list = new JSDOM(read('news.html')).window.document.querySelector('main');
  expect(list?.textContent).toContain('There are no articles yet.');
  expect(list?.textContent).not.toContain('in this category');
  const home = new JSDOM(read('index.html')).window.document;
  expect(home.querySelector('ul:empty')?.outerHTML).toBeUndefined();
  expect(home.querySelector('main')?.textContent).not.toContain('Latest News');
  expect(read('news/feed.xml')).not.toContain('<entry');
  expect(read('sitemap.xml')).not.toContain('/news/');
}, 300_000);
