import { expect, it } from 'vitest';
import { hashOf } from './registry.ts';

it('the hash of a picture is eight hex digits and covers every file', () => {
  const files = [Buffer.from('one'), Buffer.from('two')];
  expect(hashOf(files)).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf(files)).not.toBe(hashOf(files.slice(0, 1)));
});
