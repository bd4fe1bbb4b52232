import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@website/site/content/root.ts';
import { expect, it } from 'vitest';
import { guidePage, guidePicture } from './guide.ts';

/** The names of all pages except the first one. */
const names = readdirSync(path.join(ROOT, 'docs/guide'))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => path.basename(name, '.md'));

const htmlOf = (name: string) => guidePage(name)?.html ?? '';
const pagesIn = (html: string) =>
  [...html.matchAll(/href="guide\?page=([a-z-]+)"/g)].map(([, name = '']) => name);

it('has links from its first page to all others', () => {
  const [first = ''] = htmlOf('').split('<img');
  expect(pagesIn(first).sort()).toEqual([...names].sort());
});

it.each(['', ...names])('has each picture and page that the page «%s» names', (name) => {
  const html = htmlOf(name);
  const pictures = [...html.matchAll(/<img src="([^"]*)" alt="[^"]+"/g)].map(([, at]) => at);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.length).toBe(html.split('<img').length - 1);
  for (const picture of pictures) expect(existsSync(guidePicture(`/${picture}`) ?? '')).toBe(true);
  for (const other of pagesIn(html)) expect(guidePage(other)).toBeDefined();
});

it('reads no other files', () => {
  expect(guidePage('../README')).toBeUndefined();
  expect(guidePicture('/guide-../../README.png')).toBeUndefined();
});
