/** What is refused before the program looks at a picture, and what is changed without it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { writeInto } from '@website/site/tests/temporary-folder.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentFolder } from '../testing/content-folder.ts';
import { brand } from './edit-brand.ts';
import { photographs } from './photographs.ts';
import { contentStore } from './store.ts';

const WORDS = { text: 'Growers', x: '40', y: '60', credit: '', licence: '', name: '' };

/** A copy of the content with the photograph «day», and what changes it. */
function open() {
  const { root, content, read, write } = contentFolder();
  writeInto(content, 'photos/day.jpg', '');
  const store = contentStore({ content, versions: path.join(root, 'versions'), who: 'Wanjiru' });
  onTestFinished(store.close);
  return {
    store,
    photos: photographs(content, store, path.join(root, 'removed')),
    company: brand(store, path.join(content, 'en')),
    read,
    change: (file: string, to: (text: string) => string) => write(file, to(read(file))),
    files: () => readdirSync(path.join(content, 'photos')).filter((name) => name !== 'README.md'),
    removed: () => readdirSync(path.join(root, 'removed')),
  };
}

it.each([
  ['no file', undefined, {}, 'file', /Choose a picture/],
  ['a name that a drawing has', 'hero-home.jpg', {}, 'name', /A drawing is called/],
  ['a name that is taken', 'Day.jpg', {}, 'name', /already a picture called/],
  ['no text', 'new.jpg', { text: ' ' }, 'text', /what the picture shows/],
  ['a point outside of the picture', 'new.jpg', { x: '101' }, 'x', /from 0 to 100/],
])('takes no photograph with %s', async (_what, name, words, field, message) => {
  const { photos } = open();
  const file = name === undefined ? undefined : new File(['<p>'], name);
  const refusal = { field, message: expect.stringMatching(message) as string };
  await expect(async () => photos.add({ ...WORDS, ...words, file })).rejects.toMatchObject(refusal);
});

it('changes the texts of a photograph', () => {
  const { photos, read } = open();
  photos.describe('day', WORDS);
  expect(photos.words('day')).toMatchObject({ text: 'Growers', x: '40', y: '60' });
  photos.describe('day', { ...WORDS, text: 'Rain', x: '50', y: '50' });
  expect(read('en/pictures.yaml')).toMatch(/^day: Rain$/m);
  expect(read('facts/photos.yaml')).not.toMatch(/^ +day:/m);
});

it('takes no logo with the name of a drawing', async () => {
  const refused = open().photos.addLogo(new File(['<svg/>'], 'hero-home.svg'));
  const message = expect.stringMatching(/Rename the file/) as string;
  await expect(refused).rejects.toMatchObject({ field: 'file', message });
});

it('saves a mark from a drawing of paths, and no other', () => {
  const { company, read } = open();
  const before = read('facts/brand.yaml').split('\n');
  expect(() => company.saveMark('<svg viewBox="0 0 9 9"/>')).toThrow(/on a square of 64 units/);
  company.saveMark('<svg viewBox="0 0 64 64"><path d="M1 1H63V63Z"/></svg>');
  const added = read('facts/brand.yaml')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual(['mark: M1 1H63V63Z']);
});

describe('a photograph that content uses', () => {
  const TEA = 'facts/business/tea.yaml';
  const ARTICLE = 'en/news/record-coffee-harvest.md';

  /** The photograph «day» as a hero, as the picture of an article, and in its text. */
  function openUsed() {
    const opened = open();
    opened.change('en/pictures.yaml', (text) => `${text}# The day.\nday: A field\n`);
    opened.change(TEA, (text) => text.replace('picture: hero-day', 'picture: day'));
    opened.change(ARTICLE, (text) => text.replace('image: article-leaf', 'image: day'));
    opened.change(ARTICLE, (text) => `${text}\n![A field](day)\n\nThe end.\n`);
    return opened;
  }
  const added = (before: string, after: string) =>
    after.split('\n').filter((line) => !before.split('\n').includes(line));

  it('is found in fields and texts, with the cuts that they need, and is not deleted', () => {
    const { photos } = openUsed();
    const cuts = ['wide', 'tall'].map((place) => ({ place, words: 'ink' }));
    expect(photos.uses('day')).toEqual([
      { file: ARTICLE, label: 'Image', cuts: [{ place: 'article' }] },
      { file: ARTICLE, label: 'Text', cuts: [{ place: 'article' }] },
      { file: TEA, label: 'Top of the page, Picture', cuts },
    ]);
    expect(photos.uses('da')).toEqual([]);
    expect(() => photos.remove('day')).toThrow(/It is used/);
  });

  it('gets another name in all of them, and nothing else changes', () => {
    const { photos, read, files } = openUsed();
    photos.describe('day', WORDS);
    const texts = () => [TEA, ARTICLE, 'en/pictures.yaml', 'facts/photos.yaml'].map(read);
    const before = texts();
    expect(photos.rename('day', 'Rainy: day ')).toBe('Rainy day');
    expect(texts().map((text, index) => added(before[index] ?? '', text))).toEqual([
      ['  picture: Rainy day'],
      ['image: Rainy day', '![A field](<Rainy day>)'],
      ['Rainy day: Growers'],
      ['  Rainy day:'],
    ]);
    expect(files()).toEqual(['Rainy day.jpg']);
    expect(() => photos.rename('Rainy day', 'hero-home')).toThrow(
      expect.objectContaining({ field: 'to' }) as Error,
    );
  });

  it('is deleted with its texts when nothing uses it, and comes back with its version', () => {
    const { photos, store, read, files, removed } = open();
    photos.describe('day', WORDS);
    const before = read('en/pictures.yaml');
    photos.remove('day');
    expect(read('en/pictures.yaml')).not.toMatch(/^day:/m);
    expect(read('facts/photos.yaml')).not.toMatch(/day:/);
    expect([files().length, removed().length]).toEqual([0, 1]);
    store.bringBack(store.versions()[0]?.id ?? '', 'before');
    expect([files(), read('en/pictures.yaml')]).toEqual([['day.jpg'], before]);
  });

  it('is neither deleted nor renamed while a file that may name it cannot be read', () => {
    const { photos, change, files } = openUsed();
    change(TEA, (text) => `${text}\nbroken: [\n`);
    expect(() => photos.remove('day')).toThrow(/tea\.yaml may name this picture/);
    expect(() => photos.rename('day', 'night')).toThrow(/tea\.yaml may name this picture/);
    expect(files()).toEqual(['day.jpg']);
  });
});
