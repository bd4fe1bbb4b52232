// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chooseSubject } from './choose-subject.ts';

const SUBJECTS = ['Coffee', 'Tea', 'Sustainability', 'General Inquiry'];

it.each([
  ['?subject=coffee', 'Coffee'],
  ['?subject=TEA', 'Tea'],
  ['?a=b&subject=sustainability', 'Sustainability'],
  ['', 'General Inquiry'],
  ['?subject=cocoa', 'General Inquiry'],
  ['?subject=%E0%A4%A', 'General Inquiry'],
  ['?subject=<b>', 'General Inquiry'],
  // What the visitor has chosen stays.
  ['?subject=coffee', 'Tea', 'Tea'],
])('the address %j chooses %s', (query, subject, chosen = 'General Inquiry') => {
  history.replaceState(null, '', `/connect${query}`);
  document.body.innerHTML = `<form><select name="subject">${SUBJECTS.map(
    (name) => `<option${name === chosen ? ' selected' : ''}>${name}</option>`,
  ).join('')}</select></form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  chooseSubject(form);
  expect(new FormData(form).get('subject')).toBe(subject);
});
