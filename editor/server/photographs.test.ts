/** What is refused before the program looks at a picture, and what is changed without it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { brand, markOf } from './edit-brand.ts';
import { photographs } from './photographs.ts';
import { contentStore } from './store.ts';

const WORDS = { text: 'Growers', x: '40', y: '60', credit: '', licence: '', name: '' };

/** A copy of the content with the photograph «day», and what changes it. */
function open() {
  const root = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const content = path.join(root, 'content');
  cpSync(path.dirname(FROZEN_CONTENT), content, { recursive: true });
  mkdirSync(path.join(content, 'photos'), { recursive: true });
  writeFileSync(path.join(content, 'photos/day.jpg'), '');
  const store = contentStore({ content, versions: path.join(root, 'versions'), who: 'Wanjiru' });
  onTestFinished(store.close);
  return {
    photos: photographs(content, store),
    company: brand(store, path.join(content, 'en')),
    read: (file: string) => readFileSync(path.join(content, file), 'utf8'),
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
  const refusal = { field: 'file', message: expect.stringMatching(/Rename the file/) as string };
  await expect(open().photos.addLogo(new File(['<svg/>'], 'hero-home.svg'))).rejects.toMatchObject(
    refusal,
  );
});

it('saves readable colours and a mark, and no others', () => {
  const { company, read } = open();
  const before = read('facts/brand.yaml').split('\n');
  const { colours } = company.read();
  const softer = (value: string) =>
    colours.map((colour) => (colour.name === 'text-soft' ? { ...colour, value } : colour));
  expect(() => company.save({ colours: softer('#e0e0e0'), mark: 'M1 1' })).toThrow(
    /Text soft: Expected a contrast of at least 4\.5/,
  );
  expect(() => markOf('<svg viewBox="0 0 9 9"/>')).toThrow(/on a square of 64 units/);
  const mark = markOf('<svg viewBox="0 0 64 64"><path d="M1 1H63V63Z"/></svg>');
  company.save({ colours: softer('#333333'), mark });
  expect(
    read('facts/brand.yaml')
      .split('\n')
      .filter((line) => !before.includes(line)),
  ).toEqual(["  text-soft: '#333333'", 'mark: M1 1H63V63Z']);
});
