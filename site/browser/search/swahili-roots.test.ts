import { expect, it } from 'vitest';
import { rootOf } from './swahili-roots.ts';

it.each([
  ['mkulima', 'wakulima'],
  ['mche', 'miche'],
  ['kitabu', 'vitabu'],
  ['vuna', 'kuvuna'],
  ['panda', 'kupanda'],
  ['mwalimu', 'walimu'],
  ['chakula', 'vyakula'],
  ['chama', 'wanachama'],
  ['mwanachama', 'vyama'],
  ['ukulima', 'wakulima'],
  ['mkulima', 'tunalima'],
  ['kuvuna', 'ninavuna'],
  ['vuna', 'alivuna'],
  ['wamepanda', 'tutapanda'],
  ['makubwa', 'kubwa'],
  ['hazijaota', 'kuota'],
  ['sijavuna', 'kuvuna'],
  ['hatukuvuna', 'tulivuna'],
  ['shambani', 'mashamba'],
  ['kiwandani', 'viwanda'],
])('%s and %s have one root', (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other));
});

it.each([
  ['chai', 'maji'],
  ['mti', 'mbu'],
  ['bei', 'mbolea'],
  ['maji', 'maua'],
  ['majani', 'maja'],
  ['kahawa', 'mbolea'],
])('%s and %s have not', (one, other) => {
  expect(rootOf(one)).not.toBe(rootOf(other));
});
