import { expect, it } from 'vitest';
import { words } from '../testing/site-words.ts';
import type { Form } from '../types.ts';
import { fieldTexts, problemTexts } from './problem-texts.ts';
import { Problem } from './problems.ts';

it.each([
  ['60', 'Please try again in a minute.'],
  ['61', 'Please try again in 2 minutes.'],
])('who has to wait %s seconds is told so in words', (seconds, text) => {
  const problem = new Problem('too-many', { 'Retry-After': seconds });
  expect(problemTexts(words, problem).text).toContain(text);
});

it.each<[form: Form, email: string, text: string]>([
  ['newsletter', 'emailRequired', 'Please enter a valid email address'],
  ['partnership', 'emailInvalid', 'Please enter a valid email address'],
  ['early-access', 'emailRequired', words.forms['early-access'].required],
  ['inquiry', 'emailRequired', 'Email is required'],
])('an error of %s, %s, has the words of its form', (form, email, text) => {
  expect(fieldTexts(words, form, { email })).toEqual({ email: text });
});
