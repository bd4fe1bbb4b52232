import { expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../tests/frozen-content.ts';
import { keepNames } from './kept-names.ts';
import { loadContent } from './load.ts';

const content = loadContent(FROZEN_CONTENT);

/** The HTML of a paper's first section after names are marked in it. */
function kept(text: string): string | undefined {
  const [first, ...others] = content.privacy.sections;
  if (!first) throw new Error('The privacy page has no sections');
  const privacy = { ...content.privacy, sections: [{ ...first, text }, ...others] };
  return keepNames({ ...content, privacy }).privacy.sections[0]?.text;
}

it.each([
  ['a variety', '<p>Plant SL28.</p>', '<p>Plant «SL28».</p>'],
  ['a variety on two lines', '<p>Plant Ruiru\n11 now</p>', '<p>Plant «Ruiru\n11» now</p>'],
  [
    'the longer of two names',
    '<p>NPK 17-\u206017-\u206017</p>',
    '<p>«NPK 17-\u206017-\u206017»</p>',
  ],
  ['a fertilizer', '<ul><li>DAP</li></ul>', '<ul><li>«DAP»</li></ul>'],
  ['the company', '<p>Kilele’s way</p>', '<p>«Kilele»’s way</p>'],
  ['a person', '<p>Ask Moses Wafula.</p>', '<p>Ask «Moses Wafula».</p>'],
  ['a place', '<p>In Nyeri</p>', '<p>In «Nyeri»</p>'],
  ['a telephone number', '<p>+254 700 000 000</p>', '<p>«+254 700 000 000»</p>'],
  ['no part of a word', '<p>CANNING DAPS</p>', '<p>CANNING DAPS</p>'],
  ['no address', '<p><a href="/SL28">it</a></p>', '<p><a href="/SL28">it</a></p>'],
  [
    'a mail address',
    '<p><a href="mailto:a@b.example">a@b.example</a></p>',
    '<p><a href="mailto:a@b.example">«a@b.example»</a></p>',
  ],
])('keeps %s', (_what, html, expected) => {
  const marked = expected.replaceAll('«', '<span translate="no">').replaceAll('»', '</span>');
  expect(kept(html)).toBe(marked);
});

it('changes no line that is not HTML', () => {
  expect(keepNames(content).testimonials).toEqual(content.testimonials);
});
