/** A site with a photograph in each kind of place. The results stay in the cache, so that the next run is short. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadContentWithPhotos } from '@website/site/content';
import { buildSite } from '@website/site/tests/build-site.ts';
import { copyContent, type ContentCopy } from '@website/site/tests/copy-content.ts';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPhotos, smallPlaces } from './testing/photo-content.ts';

const SITE = '.cache/photo-site';
const CACHE = '.cache/photos';
const NAMES = /^(?:img-2041|field-day|dusk|green-basket|four-ridges)/;

let content: ContentCopy | undefined;
beforeAll(async () => {
  content = copyContent(FROZEN_CONTENT);
  await addPhotos(content.root);
  const settings = { CONTENT_FOLDER: content.folder, PHOTO_PLACES: smallPlaces(content.root) };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await buildSite(SITE, content.folder, settings);
}, 900_000);
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

describe('a photograph', () => {
  it.each([
    ['a hero', 'index.html', 'img[src*="/field-day-480"]', 6, 'Photograph: Joseph Otieno'],
    ['a dark hero', 'news.html', 'img[src*="/dusk-480"]', 5, ''],
    [
      'an article',
      'news/record-coffee-harvest.html',
      'img[src*="/field-day-240"]',
      4,
      'Photograph: Joseph Otieno',
    ],
    [
      'a service',
      'services/tea/tea-export.html',
      'img[src*="/img-2041-madchen-im-feld-240"]',
      4,
      'Photograph: Wanjiru Kamau, CC BY 4.0',
    ],
    [
      'a programme',
      'sustainability/carboncredit.html',
      'img[src*="/field-day-240"]',
      4,
      'Photograph: Joseph Otieno',
    ],
    [
      'a person',
      'about.html',
      'img[src*="/img-2041-madchen-im-feld-240"]',
      2,
      'Photograph: Wanjiru Kamau, CC BY 4.0',
    ],
    [
      'a large portrait',
      'business/tea.html',
      'img[src*="/img-2041-madchen-im-feld-240"][width="240"][height="300"]',
      2,
      'Photograph: Wanjiru Kamau, CC BY 4.0',
    ],
    [
      'a partner’s logo',
      'about.html',
      'img[src*="/four-ridges-"], img[src*="/four-ridges."]',
      1,
      '',
    ],
    [
      'a partner’s logo as SVG',
      'about.html',
      'main img[src$=".svg"][src*="/green-basket-logo"]',
      1,
      '',
    ],
  ])(
    'stands as %s, with its files, its text and its credit',
    (_place, file, selector, most, credit) => {
      const document = page(file);
      const image = document.querySelector(selector);
      expect(image?.getAttribute('alt')).toMatch(/\w/);
      const addresses = image ? addressesOf(image) : [];
      expect(addresses.length).toBeLessThanOrEqual(most);
      expect(addresses.filter((address) => !existsSync(path.join(SITE, address)))).toEqual([]);
      expect(document.querySelector('main')?.textContent).toContain(credit);
    },
  );

  it('has neither the camera nor the location in any file', () => {
    expect(photos().length).toBeGreaterThan(15);
    const left = photos().filter((file) =>
      /Exif|GPS|SecretPhone|SecretModel|xmpmeta|script|alert|example\.org/.test(
        readFileSync(path.join(SITE, 'pictures', file), 'latin1'),
      ),
    );
    expect(left).toEqual([]);
  });
});

describe('the company’s own logo', () => {
  it.each(['header', 'footer', 'dialog'])('stands in the %s, readable on a plate', (part) => {
    const image = page('index.html').querySelector(`${part} img[src*="/green-basket-logo."]`);
    expect(image?.getAttribute('alt')).toBe('Kilele Agribusiness Group');
    const file = path.join(SITE, image?.getAttribute('src') ?? '');
    expect(readFileSync(file, 'utf8')).toMatch(/<rect [^>]*fill="#ffffff"/);
  });

  it('is what journalists download, without the plate', () => {
    const press = page('about/press.html');
    const offered = Array.from(press.querySelectorAll('a[download]'), (link) =>
      link.getAttribute('href'),
    );
    expect(offered).toEqual(expect.arrayContaining(['/logo.svg', '/logo.png']));
    const svg = readFileSync(path.join(SITE, 'logo.svg'), 'utf8');
    expect(svg).toContain('#1e4a33');
    expect(svg).not.toMatch(/<rect [^>]*fill="#ffffff"/);
    expect(statSync(path.join(SITE, 'logo.png')).size).toBeGreaterThan(1000);
  });
});

it('a photograph for journalists has more pixels than one on a card', async () => {
  const link = page('about/press.html').querySelector('a[download][href*="/field-day-"]');
  const file = path.join(SITE, link?.getAttribute('href') ?? '');
  expect((await sharp(file).metadata()).width).toBe(480);
});

it('a photograph of a draft is not published', () => {
  expect(
    readdirSync(path.join(SITE, 'pictures')).filter((file) => file.startsWith('coming-soon')),
  ).toEqual([]);
});

it('the next build finds all of them and makes none again', async () => {
  const times = () =>
    readdirSync(CACHE)
      .filter((name) => /^[0-9a-f]{16}$/.test(name))
      .map((name) => [name, statSync(path.join(CACHE, name)).mtimeMs]);
  const before = times();
  const next = await loadContentWithPhotos(content?.folder);
  expect(times()).toEqual(before);
  expect([...next.photos.keys()].sort()).toEqual(photos().sort());
});
