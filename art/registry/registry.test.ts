import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Picture } from '../catalogue/picture.ts';
import { findFault, sourceOf } from './registry.ts';

const [[name, picture]] = Object.entries(CATALOGUE) as [[string, Picture]];

it('the source of a picture changes with its drawing and its encoding', () => {
  const other = { ...picture, encoding: { ...picture.encoding, widths: [90] } };
  const sources = [
    sourceOf('<svg/>', picture),
    sourceOf('<svg></svg>', picture),
    sourceOf('<svg/>', other),
  ];
  expect(new Set(sources).size).toBe(3);
});

it.each([
  ['has not been drawn yet', 'as drawn', false],
  ['has changed since it was drawn', 'drawn anew', true],
  ['misses files in site/public/pictures', 'as drawn', true],
])('a picture %s', async (fault, source, isRegistered) => {
  const entry = {
    hash: '00000000',
    width: 800,
    height: 450,
    widths: [800],
    ground: 'ink',
    bytes: {},
    scores: {},
    source: 'as drawn',
  };
  expect(await findFault(name, source, isRegistered ? entry : undefined)).toBe(fault);
});
