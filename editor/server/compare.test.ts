import { expect, it } from 'vitest';
import { differences } from './compare.ts';

const article = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;

it('names the field of a form and its text before and after', () => {
  const before = article('A record crop', 'It rained.');
  const after = article('A record crop', 'It rained a lot.');
  expect(differences('en/news/crop.md', before, before)).toEqual([]);
  expect(differences('en/news/crop.md', before, after)).toEqual([
    { label: 'Text', before: 'It rained.', after: 'It rained a lot.' },
  ]);
  expect(differences('en/news/crop.md', undefined, after)).toEqual([
    { label: 'Title', before: '', after: 'A record crop' },
    { label: 'Text', before: '', after: 'It rained a lot.' },
  ]);
  expect(
    differences('en/screens/home.yaml', 'meta:\n  title: Old\n', 'meta:\n  title: New\n'),
  ).toEqual([{ label: 'For search engines, Title', before: 'Old', after: 'New' }]);
});

it('shows a text as visitors read it, and where its links lead', () => {
  const compare = (before: string, after: string) =>
    differences('en/news/crop.md', article('A', before), article('A', after));
  expect(compare('## Rain\n\n**It** fell.', '## Rain\n\nIt [fell](/about).')).toEqual([
    { label: 'Text, links', before: '', after: '/about' },
  ]);
  expect(compare('- **One**\n- two', '- **One**\n- three')).toEqual([
    { label: 'Text', before: 'One\n\ntwo', after: 'One\n\nthree' },
  ]);
  expect(compare('It rained.', '**It** rained.')[0]?.after).toContain('The words are the same.');
});

it('an entry that is put in or taken out leaves the others alone', () => {
  const paper = (...titles: string[]) =>
    `sections:\n${titles.map((title) => `  - title: ${title}\n`).join('')}`;
  const [before, after] = [
    paper('Land', 'Yield', 'Jobs'),
    paper('Rain', 'Wind', 'Land', 'Yield', 'Work'),
  ];
  expect(differences('en/papers/figures.yaml', before, after)).toEqual([
    { label: 'Section 1, Title', before: '', after: 'Rain' },
    { label: 'Section 2, Title', before: '', after: 'Wind' },
    { label: 'Section 5, Title', before: 'Jobs', after: 'Work' },
  ]);
  expect(differences('en/papers/figures.yaml', after, before)[0]).toEqual({
    label: 'Section 1, Title',
    before: 'Rain',
    after: '',
  });
});

it('names a person by the name that pages show, not by that in the file', () => {
  const team = (role: string) => `otieno:\n  name: Otieno Achieng\n  role: ${role}\n`;
  expect(differences('en/team.yaml', team('Driver'), team('Grower'))).toEqual([
    { label: 'Person «Otieno Achieng», Role', before: 'Driver', after: 'Grower' },
  ]);
});

it('compares the whole text of a file that cannot be read', () => {
  expect(differences('en/faq.yaml', 'a: [', 'a: 1')).toEqual([
    { label: '', before: 'a: [', after: 'a: 1' },
  ]);
});
