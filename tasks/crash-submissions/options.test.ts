import { expect, it } from 'vitest';
import { isWhole, readOptions } from './options.ts';

it('runs everything as often as is enough, unless told otherwise', () => {
  expect(isWhole(readOptions([]))).toBe(true);
  expect(isWhole(readOptions(['--rounds', '49']))).toBe(false);
  expect(isWhole(readOptions(['--case', 'sqlite']))).toBe(false);
});

it.each([
  ['--rounds', '0', 'expected a whole number from 1 to 999'],
  ['--case', 'mysql', 'expected sqlite, postgres, copies or all'],
])('refuses %s %s', (name, value, message) => {
  expect(() => readOptions([name, value])).toThrow(message);
});
