/** A site whose articles are all drafts is built: staff may begin so, or take everything back. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it, onTestFinished } from 'vitest';
import { buildSite } from './build-site.ts';
import { copyContent } from './copy-content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';

it('without an article the list says so, the home page has no list, and the feed is empty', async () => {
  const content = copyContent(FROZEN_CONTENT);
  const site = mkdtempSync(path.join(tmpdir(), 'no-articles-'));
  onTestFinished(() => {
    content.remove();
    rmSync(site, { recursive: true });
  });
  const news = path.join(content.folder, 'news');
  for (const name of readdirSync(news)) {
    const file = path.join(news, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:/m, 'draft: true\ntitle:'));
  }
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
