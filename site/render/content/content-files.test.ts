import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';
import { allContent, isLeftOver } from './content-files.ts';

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
  for (const name of ['en/news/._a.md', 'facts/a.yaml~', 'photos/Day.jpg~', 'fonts/.DS_Store'])
    files.write(name, 'x');
  symlinkSync('nobody@nowhere.1:2', files.at('en/news/.#c.md'));
  expect(files.problems()).toEqual([]);
  expect(allContent(files.at('.'))).toEqual(before);
});

const LINK = 'it is a link to another place; put the file itself here';
it.each<[string, (at: string) => void, string]>([
  [
    'en/news/linked.md',
    (at) => symlinkSync(at.replace('linked', 'record-coffee-harvest'), at),
    LINK,
  ],
  ['en/news/dangling.md', (at) => symlinkSync('/nowhere', at), LINK],
  ['photos/Album.jpg', (at) => symlinkSync('Album.jpg', at), LINK],
  ['en/news/drafts.md', (at) => mkdirSync(at), 'it is a folder'],
  ['photos/2026', (at) => mkdirSync(at), 'it is a folder'],
  ['photos', (at) => writeFileSync(at, ''), 'the whole file: it is a file; expected a folder'],
  [
    'en/news/a.MD',
    (at) => writeFileSync(at, ''),
    'expected the name a.md; nothing reads this file',
  ],
  ['en/news/a.md.txt', (at) => writeFileSync(at, ''), 'the name a.md; nothing reads this file'],
])('%s is named', (name, put, problem) => {
  const files = editableContent();
  mkdirSync(path.dirname(files.at(name)), { recursive: true });
  put(files.at(name));
  const [said, ...others] = files.problems();
  expect(said).toMatch(new RegExp(`^${name}: .*${problem}$`));
  expect(others).toEqual([]);
});
