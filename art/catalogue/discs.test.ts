import { expect, it } from 'vitest';
import { Art } from '../drawing/canvas.ts';
import { drawSun } from '../elements/sky.ts';
import { findExcessDiscs } from './discs.ts';
import { card, hero } from './picture.ts';

function drawDay(): Art {
  const art = new Art(100, 80);
  drawSun(art, 50, 30, 10);
  return art;
}

it('a group may have as many discs as the table says; a hero counts once', () => {
  const two = { ...card('news', 'a', drawDay), ...card('news', 'b', drawDay) };
  const night = card('news', 'night', () => new Art(100, 80));
  const heroes = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].flatMap((name) => Object.entries(hero(name, drawDay))),
  );
  expect(findExcessDiscs({ ...two, ...night, ...heroes })).toEqual([]);
  expect(findExcessDiscs({ ...two, ...card('news', 'c', drawDay) })).toEqual([
    'news: 3 pictures with a disc, at most 2: news-a, news-b, news-c',
  ]);
});
