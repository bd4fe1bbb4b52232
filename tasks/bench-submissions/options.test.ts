import { expect, it } from 'vitest';
import { isWhole, readOptions } from './options.ts';

it('asks for enough unless told otherwise', () => {
  expect(isWhole(readOptions([]))).toBe(true);
  for (const name of ['rounds', 'submissions', 'memory'])
    expect(isWhole(readOptions([`--${name}`, '4']))).toBe(false);
});

it('refuses what is no number', () => {
  const message = '--memory is "much"; expected a whole number from 1.';
  expect(() => readOptions(['--memory', 'much'])).toThrow(message);
});
