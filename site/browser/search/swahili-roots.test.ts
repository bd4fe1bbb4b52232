import { expect, it } from 'vitest';
import { rootOf } from './swahili-roots.ts';

it.each([
  ['mkulima', 'wakulima'],
  ['mche', 'miche'],
  ['kitabu', 'vitabu'],
  ['vuna', 'kuvuna'],
  ['panda', 'kupanda'],
  ['mwalimu', 'walimu'],
  ['anauza', 'kuuza'],
  ['tunapanda', 'panda'],
  ['ninanunua', 'kununua'],
  ['walivuna', 'vuna'],
  ['mmea', 'mimea'],
  ['mwaka', 'miaka'],
])('%s and %s have one root', (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other));
});

it.each([
  ['chai', 'maji'],
  ['mti', 'mbu'],
  ['kahawa', 'mbolea'],
])('%s and %s have not', (one, other) => {
  expect(rootOf(one)).not.toBe(rootOf(other));
});
