import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCUMENT, insertResults } from './document.ts';

const text = readFileSync(DOCUMENT, 'utf8');

it('takes the place of older results and leaves the rest as it is', () => {
  const once = insertResults(text, '| first |');
  expect(once).toContain('| first |');
  const twice = insertResults(once, '| second |');
  expect(twice).not.toContain('| first |');
  expect(twice).toBe(once.replace('| first |', '| second |'));
  const [before = '', after = ''] = twice.split('| second |');
  expect(text.startsWith(before.trimEnd())).toBe(true);
  expect(text.endsWith(after.trimStart())).toBe(true);
});

it('refuses a document that has no place for them', () => {
  expect(() => insertResults('# Speed\n', '| first |')).toThrow('has no place for results');
});
