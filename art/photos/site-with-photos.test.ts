// @vitest-environment jsdom
/** A site with a photograph in each kind of place. What is made stays in the cache, so that the next run is short. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '@website/site/tests/build-site.ts';
import { copyContent, type ContentCopy } from '@website/site/tests/copy-content.ts';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPhotos } from './testing/photo-content.ts';

const SITE = '.cache/photo-site';
const CACHE = '.cache/photos';
const NAMES = /^(?:img-2041|field-day|dusk|green-basket|four-ridges)/;

let content: ContentCopy | undefined;
beforeAll(async () => {
  content = copyContent(FROZEN_CONTENT);
  await addPhotos(content.root);
  await buildSite(SITE, content.folder);
}, 900_000);
afterAll(() => {
  content?.remove();
  rmSync(SITE, { recursive: true, force: true });
});

const page = (file: string) =>
  new DOMParser().parseFromString(readFileSync(path.join(SITE, file), 'utf8'), 'text/html');
const photos = () => readdirSync(path.join(SITE, 'pictures')).filter((file) => NAMES.test(file));

/** The addresses of an image and of its sources. */
function addressesOf(image: Element): string[] {
  const sources = Array.from(image.parentElement?.querySelectorAll('source') ?? [], (source) =>
    (source.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
  );
  return [image.getAttribute('src') ?? '', ...sources.flat()];
}

describe('a photograph', () => {
  it.each([
    ['a hero', 'index.html', 'img[src*="/field-day-1440"]', 11, 'Photograph: Joseph Otieno'],
    ['a dark hero', 'news.html', 'img[src*="/dusk-1440"]', 7, ''],
    [
      'an article',
      'news/record-coffee-harvest.html',
      'img[src*="/field-day-480"]',
      6,
      'Photograph: Joseph Otieno',
    ],
    [
      'a service',
      'services/tea/tea-export.html',
      'img[src*="/img-2041-madchen-im-feld-480"]',
      6,
      'Photograph: Wanjiru Kamau, CC BY 4.0',
    ],
    [
      'a programme',
      'sustainability/carboncredit.html',
      'img[src*="/field-day-480"]',
      6,
      'Photograph: Joseph Otieno',
    ],
    [
      'a person',
      'about.html',
      'img[src*="/img-2041-madchen-im-feld-240"]',
      4,
      'Photograph: Wanjiru Kamau, CC BY 4.0',
    ],
    [
      'a partner’s logo',
      'about.html',
      'img[src*="/four-ridges-"], img[src*="/four-ridges."]',
      1,
      '',
    ],
    ['a partner’s logo as SVG', 'about.html', 'img[src$=".svg"][src*="/green-basket-logo"]', 1, ''],
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

  it('leaves no trace of camera or place in any file', () => {
    expect(photos().length).toBeGreaterThan(20);
    const left = photos().filter((file) =>
      /Exif|GPS|SecretPhone|SecretModel|xmpmeta|script|alert|example\.org/.test(
        readFileSync(path.join(SITE, 'pictures', file), 'latin1'),
      ),
    );
    expect(left).toEqual([]);
  });
});

it('a second build makes none of them again, and is the same', async () => {
  const entries = readdirSync(CACHE).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const times = () => entries.map((name) => statSync(path.join(CACHE, name)).mtimeMs);
  const before = times();
  const list = readFileSync(path.join(SITE, 'index.html'), 'utf8');
  await buildSite(SITE, content?.folder);
  expect(times()).toEqual(before);
  expect(readFileSync(path.join(SITE, 'index.html'), 'utf8')).toBe(list);
}, 300_000);
