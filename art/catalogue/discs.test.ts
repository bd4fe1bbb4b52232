import { expect, it } from 'vitest';
import { Art } from '../drawing/canvas.ts';
import { drawSun } from '../elements/sky.ts';
import { findExcessDiscs } from './discs.ts';
import { card, hero, type Pictures } from './picture.ts';

function drawDay(): Art {
  const art = new Art(100, 80);
  drawSun(art, 50, 30, 10);
  return art;
}

const merged = (pictures: Pictures[]): Pictures =>
  Object.fromEntries(pictures.flatMap((some) => Object.entries(some)));

const news = (count: number): Pictures =>
  merged(Array.from({ length: count }, (_, i) => card('news', `day-${i}`, drawDay)));

it('allows a group as many discs as the table says', () => {
  const night = card('news', 'night', () => new Art(100, 80));
  expect(findExcessDiscs({ ...news(2), ...night })).toEqual([]);
});

it('names the pictures of a group that has more', () => {
  expect(findExcessDiscs(news(3))).toEqual([
    'news: 3 pictures with a disc, at most 2: news-day-0, news-day-1, news-day-2',
  ]);
});

it('counts the wide and the tall drawing of a hero once', () => {
  const heroes = ['a', 'b', 'c', 'd', 'e'].map((name) => hero(name, drawDay));
  expect(findExcessDiscs(merged(heroes))).toEqual([]);
});
