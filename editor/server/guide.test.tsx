/** The guide names only what the editor has: its pages, buttons, fields and pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@website/site/content/root.ts';
import { expect, it } from 'vitest';
import { documentLabel, fieldsOf, sections } from '../configuration/configuration.ts';
import { entryDocument, folders, singleDocuments } from '../configuration/documents.ts';
import type { Field } from '../configuration/form-fields.ts';
import { guidePage, guidePicture } from './guide.ts';
import { render } from './pages/page.tsx';
import { StartPage } from './pages/start-page.tsx';

const FOLDER = path.join(ROOT, 'docs/guide');
/** What draws the page of a text, and all other pages. */
const PAGES = ['../page', 'pages'].map((folder) => path.join(import.meta.dirname, folder));

/** The texts of the guide, by the name of their page; the first one has none. */
const texts = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [
      file === 'README.md' ? '' : path.basename(file, '.md'),
      readFileSync(path.join(FOLDER, file), 'utf8'),
    ]),
);
const guide = [...texts.values()].join('\n');
/** What a pattern finds in a text. */
const found = (pattern: RegExp, text = guide) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** The words of fields, and of the buttons that add an entry. */
const ofFields = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.label,
    `Add ${field.one ?? ''}`,
    ...ofFields([...(field.fields ?? []), ...(field.entry ? [field.entry] : [])]),
  ]);
const ofForms = [
  ...singleDocuments().flatMap((document) => [
    documentLabel(document.id),
    ...ofFields(fieldsOf(document)),
  ]),
  ...folders.flatMap((folder) => ofFields(fieldsOf(entryDocument(folder, 'new')))),
  ...sections().flatMap(({ label, one }) => [
    label,
    `New ${one ?? ''}`,
    `Delete this ${one ?? ''}`,
  ]),
];
/** The words of what draws the pages, from their sources. */
const ofPages = PAGES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
).flatMap((source) => [
  ...found(/>\s*([A-Z][^<>{}:]*?)\s*[<:]/g, source),
  ...found(/['"]([A-Z][^'":\n]*)[:'"]/g, source),
]);

/** All words of the editor that a person can press or fill in. */
const words = new Set([...ofForms, ...ofPages]);

const NAME = '_([^_\n]+)_';

it('names only buttons, fields and pages that the editor has', () => {
  const names = found(new RegExp(String.raw`(?<!\w)${NAME}(?!\w)`, 'g'));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

it.each([
  ['on the first page', 'main'],
  ['at the top', 'nav'],
])('what is pressed %s is a link there', (place, element) => {
  const names = found(new RegExp(`${NAME} ${place}`, 'g'));
  const unsaved = {
    title: 'Rain',
    form: 'text?of=news/rain&draft=1',
    who: 'Otieno',
    at: '2026-03-01',
  };
  const role = { mayPublish: true, roleMistake: undefined, requests: [], own: undefined };
  const start = render(<StartPage {...role} waiting={1} unsaved={[unsaved]} name="" />);
  const [, part = ''] = new RegExp(`<${element}.*?>(.*)</${element}>`, 's').exec(start) ?? [];
  expect(names).not.toEqual([]);
  const links = found(/<a [^>]*>([^<]+)<\/a>/g, part);
  expect(names.filter((name) => !links.includes(name))).toEqual([]);
});

it('has a page for each link, and a link to each page and each picture', () => {
  const linked = (name: string) =>
    found(/href="guide\?page=([a-z-]+)"/g, guidePage(name)?.html ?? '');
  expect(['', ...linked('')].sort()).toEqual([...texts.keys()].sort());
  for (const name of texts.keys())
    for (const other of linked(name)) expect(texts.has(other)).toBe(true);
  const pictures = [...texts.keys()].flatMap((name) =>
    found(/<img src="([^"]*)" alt="[^"]+"/g, guidePage(name)?.html ?? ''),
  );
  expect(pictures.length).toBe(guide.split('![').length - 1);
  expect(pictures.map((name) => path.basename(guidePicture(`/${name}`) ?? '')).sort()).toEqual(
    readdirSync(path.join(FOLDER, 'pictures')).sort(),
  );
});

it('reads no other files', () => {
  expect(guidePage('../README')).toBeUndefined();
  expect(guidePicture('/guide-../../README.png')).toBeUndefined();
});
