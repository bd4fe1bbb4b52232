// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseSubject } from './choose-subject.ts';

function formWith(chosen: string): HTMLFormElement {
  document.body.innerHTML = `<form><select name="subject">${[
    'Coffee',
    'Tea',
    'Sustainability',
    'General Inquiry',
  ]
    .map((subject) => `<option${subject === chosen ? ' selected' : ''}>${subject}</option>`)
    .join('')}</select></form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  return form;
}

/** The subject after the page was opened with a query. */
function subjectAfter(query: string, chosen = 'General Inquiry'): FormDataEntryValue | null {
  history.replaceState(null, '', `/connect${query}`);
  const form = formWith(chosen);
  chooseSubject(form);
  return new FormData(form).get('subject');
}

describe('the subject in the address', () => {
  beforeEach(() => history.replaceState(null, '', '/connect'));

  it.each([
    ['?subject=coffee', 'Coffee'],
    ['?subject=TEA', 'Tea'],
    ['?a=b&subject=sustainability', 'Sustainability'],
  ])('%s chooses %s', (query, subject) => {
    expect(subjectAfter(query)).toBe(subject);
  });

  it.each(['', '?subject=', '?subject=cocoa', '?subject=%E0%A4%A', '?subject=<b>'])(
    '"%s" leaves the default',
    (query) => {
      expect(subjectAfter(query)).toBe('General Inquiry');
    },
  );

  it('does not change what the visitor has chosen', () => {
    expect(subjectAfter('?subject=coffee', 'Tea')).toBe('Tea');
  });
});
