import { expect, it } from 'vitest';
import { neededFunctions } from './engine-needs.ts';

it.each([
  ['a method newer than the syntax', 'list.at(-1)', ['Array.prototype.at']],
  ['one of a constructor', 'Object.hasOwn(a, b)', ['Object.hasOwn']],
  ['one that is called through `?.`', 'x?.findLast(f)', ['Array.prototype.findLast']],
  ['an old method', 'list.map(f); text.replaceAll(a, b); list.flatMap(f)', []],
  ['a name of our own', 'const at = 1; own.hasOwn', []],
  ['several scripts', 'a.toSorted()', ['Array.prototype.toSorted']],
])('%s', (_what, source, needed) => {
  expect(neededFunctions([source])).toEqual(needed);
});
