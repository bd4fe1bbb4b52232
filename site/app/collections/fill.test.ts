import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts values in place as they are, and leaves what it has no value for', () => {
  expect(fill('{a} of {b}, {c}', { a: '$& {b}', b: 2 })).toBe('$& {b} of 2, {c}');
});
