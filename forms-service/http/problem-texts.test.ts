import { expect, it } from 'vitest';
import { words } from '../testing/site-words.ts';
import { problemTexts } from './problem-texts.ts';
import { Problem } from './problems.ts';

it.each([
  ['1', 'Please try again in a minute.'],
  ['60', 'Please try again in a minute.'],
  ['61', 'Please try again in 2 minutes.'],
])('who has to wait %s seconds is told so in words', (seconds, text) => {
  const problem = new Problem('too-many', { 'Retry-After': seconds });
  expect(problemTexts(words, problem).text).toContain(text);
});
