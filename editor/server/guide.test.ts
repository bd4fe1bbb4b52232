import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guideNames, guidePage, guidePicture } from './guide.ts';

const partsOf = (name: string) => guidePage(name)?.parts ?? [];

it('has links from its first page to all others', () => {
  const first = partsOf('').find((part) => typeof part === 'string') ?? '';
  const found = [...first.matchAll(/href="guide\?page=([a-z-]+)"/g)].map(([, name = '']) => name);
  expect(found.sort()).toEqual([...guideNames()].sort());
});

it.each(['', ...guideNames()])('has each picture and page that the page «%s» names', (name) => {
  const parts = partsOf(name);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    if (typeof part !== 'string')
      expect(existsSync(guidePicture(`/${part.picture}`) ?? '')).toBe(true);
    else
      for (const [, other = ''] of part.matchAll(/href="guide\?page=([a-z-]+)"/g))
        expect(guidePage(other)).toBeDefined();
  }
});

it('reads no other files', () => {
  expect(guidePage('../README')).toBeUndefined();
  expect(guidePicture('/guide-../../README.png')).toBeUndefined();
});
