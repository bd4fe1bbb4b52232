import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { allContent, isLeftOver } from './content-files.ts';

const ARTICLE = 'en/news/record-coffee-harvest.md';

it.each([
  ...['.DS_Store', '._rain.md', '.#rain.md', '#rain.md#', 'rain.md~', 'Day.jpg.crdownload'],
  ...['rain.md.bak', '.rain.md.swp', '~$rain.docx', 'Thumbs.db', 'desktop.ini', 'Icon\r'],
])('%j was left by a program', (name) => expect(isLeftOver(name)).toBe(true));

it.each(['rain.md', 'team.yaml', 'Field day.jpg', 'a~b.md', 'Backup.md'])('%s was not', (name) =>
  expect(isLeftOver(name)).toBe(false),
);

it('what programs leave is ignored everywhere: in words, facts, photographs and in what is published', () => {
  const files = editableContent();
  const before = allContent(files.at('.'));
  for (const name of [
    'en/news/._a.md',
    'facts/a.yaml~',
    'photos/Day.jpg~',
    'en/.#b.md',
    'fonts/.DS_Store',
  ])
    files.write(name, 'x');
  symlinkSync('nobody@nowhere.1:2', files.at('en/news/.#c.md'));
  expect(files.problems()).toEqual([]);
  expect(allContent(files.at('.'))).toEqual(before);
});

it.each<[string, (files: ReturnType<typeof editableContent>) => void, string]>([
  [
    'a link to another article',
    (files) => symlinkSync(files.at(ARTICLE), files.at('en/news/linked.md')),
    'en/news/linked.md: file name: expected an ordinary file; it is a link to another place; put the file itself here',
  ],
  [
    'a link to nothing',
    (files) => symlinkSync('/nowhere', files.at('en/news/dangling.md')),
    'en/news/dangling.md: file name: expected an ordinary file; it is a link to another place; put the file itself here',
  ],
  [
    'a link to itself among the photographs',
    (files) => {
      mkdirSync(files.at('photos'));
      symlinkSync('Album.jpg', files.at('photos/Album.jpg'));
    },
    'photos/Album.jpg: file name: expected an ordinary file; it is a link to another place; put the file itself here',
  ],
  [
    'a folder in place of a file',
    (files) => mkdirSync(files.at('en/news/drafts.md')),
    'en/news/drafts.md: file name: expected an ordinary file; it is a folder',
  ],
  [
    'a folder of photographs',
    (files) => mkdirSync(files.at('photos/2026'), { recursive: true }),
    'photos/2026: file name: expected an ordinary file; it is a folder',
  ],
  [
    'a file in place of the folder of photographs',
    (files) => files.write('photos', 'x'),
    'photos: the whole file: it is a file; expected a folder',
  ],
  [
    'capitals in an ending',
    (files) => files.write('en/news/field-day.MD', 'x'),
    'en/news/field-day.MD: file name: expected the name field-day.md; nothing reads this file',
  ],
  [
    'two endings',
    (files) => files.write('en/news/field-day.md.txt', 'x'),
    'en/news/field-day.md.txt: file name: expected the name field-day.md; nothing reads this file',
  ],
])('%s is named', (_what, put, problem) => {
  const files = editableContent();
  put(files);
  expect(files.problems()).toEqual([problem]);
});
