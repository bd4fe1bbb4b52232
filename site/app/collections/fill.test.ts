import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('inserts values unchanged, and keeps names without a value', () => {
  expect(fill('{a} of {b}, {c}', { a: '$& {b}', b: 2 })).toBe('$& {b} of 2, {c}');
});
