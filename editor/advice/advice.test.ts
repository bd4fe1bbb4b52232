import { expect, it } from 'vitest';
import { adviceOn, searchResult, type Advised } from './advice.ts';

const advice = (changes: Partial<Advised>) =>
  adviceOn({
    data: { title: 'A short title' },
    body: 'We sell tea. [Write to us](/connect).',
    isArticle: true,
    abbreviation: 'KAG',
    now: new Date('2026-11-23T12:00:00Z'),
    ...changes,
  });

it('a good text needs no advice', () => {
  expect(advice({})).toEqual([]);
});

it('a title that is too long is shortened as in a search result', () => {
  const title = 'How sixty families of Kirinyaga dried the heaviest crop of all years';
  const cut = ['The title is cut off in search results. Up to 54 letters are shown whole.'];
  expect(advice({ data: { title } })).toEqual(cut);
  expect(advice({ data: { title: 'x', meta: { title } } })).toEqual(cut);
  expect(advice({ data: { title: 'x'.repeat(54) } })).toEqual([]);
  expect(advice({ data: { title: 'x'.repeat(55) } })).toEqual(cut);
  const description = 'Rain. '.repeat(40);
  expect(searchResult({ data: { title, description }, abbreviation: 'KAG' })).toEqual({
    title: 'How sixty families of Kirinyaga dried the heaviest crop of …',
    description: `${'Rain. '.repeat(26).trim()} …`,
  });
});

it('a sentence that is too long is named, and the average of many is told', () => {
  const long = `${'Farmers and their families '.repeat(9)}wait. [More](/news).`;
  expect(advice({ body: long })).toEqual([
    'This sentence has 37 words; make two of it: “Farmers and their families Farmers and their families …”.',
  ]);
  const sentence = `[Farmers](/news) ${'wait '.repeat(23)}long.`;
  const [first] = advice({ body: `${sentence} ${sentence} ${sentence} ${sentence}` });
  expect(first).toContain('a sentence has 25 words on average');
  // Headings and items of lists are sentences of their own.
  const items = Array.from({ length: 40 }, (_, index) => `- item ${index}`).join('\n');
  expect(advice({ body: `## Heading\n\n${items}\n\n[A](/news)` })).toEqual([]);
});

it('a picture that is twice on a page is named once', () => {
  const cards = [{ image: 'tea' }, { image: 'tea' }, { image: 'coffee' }, { text: 'tea' }];
  expect(advice({ data: { cards, hero: { picture: 'tea' } } })).toEqual([
    'The picture “tea” stands on this page more than once: choose another one.',
  ]);
});

it('a next step is missing in an article without links, and not needed on other pages', () => {
  expect(advice({ body: 'We sell tea.' })[0]).toContain('Nothing leads on');
  expect(advice({ body: 'We sell tea.', isArticle: false })).toEqual([]);
});

it('a day in the past is named if the text invites people to it', () => {
  const body = (day: string) => `Join us on ${day} at the mill. [Write](/connect).`;
  expect(advice({ body: body('2 November 2026') })).toEqual([
    '2 November 2026 is over, and this sentence speaks of it as of something to come: “Join us on 2 November 2026 at the …”.',
  ]);
  expect(advice({ body: body('23 November 2026') })).toEqual([]);
  expect(advice({ body: 'The mill was built on 2 May 2001. [Write](/connect).' })).toEqual([]);
});

it('the day of an article that is to come, or very long ago, is named', () => {
  const on = (date: string) => advice({ data: { title: 'A', date } });
  expect(on('2031-01-01')).toEqual([expect.stringContaining('2031-01-01 is to come')]);
  expect(on('0999-01-01')).toEqual([expect.stringContaining('Is the year right?')]);
  expect(on('2026-11-24')).toEqual([]);
});
