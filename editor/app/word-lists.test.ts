// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listsOfWord } from './word-lists.mjs';

/** As Word copies it: a paragraph for each item, with a sign that only looks like that of a list. */
const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

it('lists pasted from Word are lists', () => {
  const html = `<p class=MsoNormal>You need:</p>${item('·', 'seed')}${item('·', '<i>lime</i>')}
    <p class=MsoNormal>Then:</p>${item('1.', 'dig')}${item('2.', 'sow')}`;
  const { body } = new DOMParser().parseFromString(listsOfWord(html), 'text/html');
  const items = (list: string) =>
    Array.from(body.querySelectorAll(`${list} > li`), (one) => one.textContent.trim());
  expect(items('ul')).toEqual(['seed', 'lime']);
  expect(items('ol')).toEqual(['dig', 'sow']);
  expect(body.textContent).not.toContain('·');
});
