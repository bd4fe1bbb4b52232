import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insertResults, SPEED } from './document.ts';

const text = readFileSync(SPEED.document, 'utf8');

it('takes the place of older results and leaves the rest as it is', () => {
  const once = insertResults(text, '| first |', SPEED);
  expect(once).toContain('| first |');
  const twice = insertResults(once, '| second |', SPEED);
  expect(twice).not.toContain('| first |');
  expect(twice).toBe(once.replace('| first |', '| second |'));
  const [before = '', after = ''] = twice.split('| second |');
  expect(text.startsWith(before.trimEnd())).toBe(true);
  expect(text.endsWith(after.trimStart())).toBe(true);
});

it('refuses a document that has no place for them', () => {
  expect(() => insertResults('# Speed\n', '| first |', SPEED)).toThrow('has no place for results');
});
