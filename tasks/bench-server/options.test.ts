import { expect, it } from 'vitest';
import { isWhole, readOptions } from './options.ts';

it('asks for enough unless told otherwise', () => {
  expect(isWhole(readOptions([]))).toBe(true);
  expect(isWhole(readOptions(['--rounds', '4']))).toBe(false);
  expect(isWhole(readOptions(['--seconds', '9']))).toBe(false);
});

it.each(['rounds', 'seconds'])('refuses --%s 0', (name) => {
  const message = `--${name} is "0"; expected a whole number from 1.`;
  expect(() => readOptions([`--${name}`, '0'])).toThrow(message);
});
