import { expect, it } from 'vitest';
import { chooseEncoding, readRange } from './negotiate.ts';

it.each([
  [undefined, ['br', 'gzip', 'identity'], 'identity'],
  ['gzip, deflate, br', ['br', 'gzip', 'identity'], 'br'],
  ['GZIP', ['br', 'gzip', 'identity'], 'gzip'],
  ['br', ['gzip', 'identity'], 'identity'],
  ['gzip;q=0.5, br;q=0.1', ['br', 'gzip', 'identity'], 'br'],
  [' br ; q=1 ', ['br', 'identity'], 'br'],
  ['br;q=nonsense', ['br', 'identity'], 'identity'],
  ['*, br;q=0', ['br', 'gzip', 'identity'], 'gzip'],
  ['identity;q=1, *;q=0', ['br', 'gzip', 'identity'], 'identity'],
  ['*;q=0', ['identity'], 'identity'],
] as const)('the encoding for %j among %j is %s', (accept, offered, encoding) => {
  expect(chooseEncoding(accept, offered)).toBe(encoding);
});

it.each([
  [undefined, 10, null],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-1', 10, { start: 9, end: 9 }],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, null],
  ['bytes=-99', 10, null],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=3-1', 10, 'unsatisfiable'],
  ['bytes=1', 10, null],
  ['bytes=a-b', 10, null],
  ['lines=1-2', 10, null],
])('the range %j of %i bytes', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range);
});
