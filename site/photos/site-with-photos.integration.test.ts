/** A site with a photograph in each kind of place. The results stay in the cache, so that the next run is short. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadContentWithPhotos } from '#render/content/load.ts';
import { buildSite } from '#tests/build-site.ts';
import { copyContent, type ContentCopy } from '#tests/copy-content.ts';
import { FROZEN_CONTENT } from '#tests/frozen-content.ts';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addPhotos, smallPlaces } from './testing/photo-content.ts';

const SITE = '.cache/photo-site';
const CACHE = '.cache/photos';
const NAMES = /^(?:img-2041|field-day|dusk|green-basket|four-ridges|coming-soon)/;

let content: ContentCopy | undefined;
beforeAll(async () => {
  content = copyContent(FROZEN_CONTENT);
  await addPhotos(content.root);
  const settings = { CONTENT_FOLDER: content.folder, PHOTO_PLACES: smallPlaces(content.root) };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await buildSite(SITE, content.folder, settings);
}, 300_000);
afterAll(() => {
  vi.unstubAllEnvs();
  content?.remove();
  rmSync(SITE, { recursive: true, force: true });
});

const page = (file: string) =>
  new JSDOM(readFileSync(path.join(SITE, file), 'utf8')).window.document;
const photos = () =>
  readdirSync(path.join(SITE, 'pictures')).filter(
    (file) => NAMES.test(file) && !/\.(?:br|gz)$/.test(file),
  );

/** The addresses of an image and of its sources. */
function addressesOf(image: Element): string[] {
  const sources = Array.from(image.parentElement?.querySelectorAll('source') ?? [], (source) =>
    (source.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
  );
  return [image.getAttribute('src') ?? '', ...sources.flat()];
}

it.each([
  ['a hero', 'index.html', 'field-day-480', 6, 'Photograph: Joseph Otieno'],
  ['a dark hero', 'news.html', 'dusk-480', 5, ''],
  ['an article', 'news/record-coffee-harvest.html', 'field-day-240', 4, 'Photograph: Joseph'],
  ['a service', 'services/tea/ctc-processing.html', 'img-2041-madchen-im-feld-240', 4, 'CC BY 4.0'],
  ['a person', 'about.html', 'img-2041-madchen-im-feld-240', 2, 'Photograph: Wanjiru Kamau'],
  ['a partner’s logo', 'about.html', 'four-ridges', 1, ''],
  ['a partner’s logo as SVG', 'about.html', 'green-basket-logo', 1, ''],
])('a photograph stands as %s, with files, text and credit', (_place, file, name, most, credit) => {
  const main = page(file).querySelector('main');
  const image = main?.querySelector(`img[src*="/${name}"]`);
  expect(image?.getAttribute('alt')).toMatch(/\w/);
  const addresses = image ? addressesOf(image) : [];
  expect(addresses.length).toBeLessThanOrEqual(most);
  expect(addresses.filter((address) => !existsSync(path.join(SITE, address)))).toEqual([]);
  expect(main?.textContent).toContain(credit);
});

it('the company’s own logo stands on a plate in header, footer and menu, and alone for journalists', () => {
  const plate = /<rect [^>]*fill="#ffffff"/;
  for (const part of ['header', 'footer', 'dialog']) {
    const image = page('index.html').querySelector(`${part} img[src*="/green-basket-logo."]`);
    expect(image?.getAttribute('alt'), part).toMatch(/\w/);
    const file = path.join(SITE, image?.getAttribute('src') ?? '');
    expect(readFileSync(file, 'utf8')).toMatch(plate);
  }
  const alone = readFileSync(path.join(SITE, 'logo.svg'), 'utf8');
  expect(alone).toContain('#1e4a33');
  expect(alone).not.toMatch(plate);
  expect(statSync(path.join(SITE, 'logo.png')).size).toBeGreaterThan(1000);
});

it('a photograph of a draft is not published', () => {
  expect(photos().filter((file) => file.startsWith('coming-soon'))).toEqual([]);
});

it('the next build finds all of them and makes none again', async () => {
  const times = () =>
    readdirSync(CACHE)
      .filter((name) => /^[0-9a-f]{16}$/.test(name))
      .map((name) => [name, statSync(path.join(CACHE, name)).mtimeMs]);
  const before = times();
  const next = await loadContentWithPhotos(content?.folder);
  expect(times()).toEqual(before);
  // The content's own drawings are among the files.
  expect([...next.photos.keys()]).toEqual(expect.arrayContaining(photos()));
});
