/** Queries as visitors type them, and the page that each finds first: one for each way of asking. */
import searchIndex from 'content:searchIndex';
import { expect, it } from 'vitest';
import { makeFind } from './find.ts';

const find = makeFind(searchIndex);
const pathsFor = (query: string) => find(query).map(({ path }) => path);

const COMPLAINT = '/connect#somebody-asks-for-money-in-our-name-or-you-have-a-complaint';

it.each([
  ['the name of a page', 'coffee', '/business/coffee'],
  ['a service', 'leaf collection', '/services/tea/green-leaf-collection'],
  ['an article', 'record harvest', '/news/record-coffee-harvest'],
  ['a paper', 'unsubscribe', '/legal/privacy'],
  ['a person', 'Moses Wafula', '/about'],
  ['a place', 'Mukurweini', '/where-to-buy#nyeri'],
  ['a question', 'how do i take a soil sample', '/connect#how-do-i-take-a-soil-sample'],
  ['a word of the text only', 'aflatoxin', '/farm/calendar'],
  ['a figure', '50M', '/about/figures'],
  ['a short name with digits', 'h614', '/farm/calendar'],
  ['another form of a word', 'complain', COMPLAINT],
  ['a synonym', 'scam', COMPLAINT],
  ['capitals', 'CTC', '/services/tea/ctc-processing'],
  ['half a word', 'Orthod', '/services/tea/orthodox-and-speciality-teas'],
  ['a typing error', 'cofee', '/business/coffee'],
  ['a typing error in two words', 'carbon kredit', '/sustainability/carboncredit'],
  ['a common word beside the one that counts', 'phone number', '/connect'],
  ['Kiswahili', 'kahawa', '/business/coffee'],
  ['a sentence in Kiswahili', 'duka la mbegu karibu othaya', '/where-to-buy#nyeri'],
])('the search finds the right page first by %s: %s', (_how, query, path) => {
  expect(pathsFor(query)[0]).toBe(path);
});

it('the search finds no page by what only its picture shows', () => {
  expect(pathsFor('brown hills')).not.toContain('/news');
});

it.each(['', '   ', '<>', '%', 'xyzzyqq', '\u0000', 'a'.repeat(5000)])(
  'the search finds nothing for what says nothing: %j',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);
