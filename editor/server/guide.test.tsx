/** The guide names only what the editor has: its pages, buttons, fields and pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@website/site/content/root.ts';
import { expect, it } from 'vitest';
import { documentLabel, fieldsOf, sections } from '../configuration/configuration.ts';
import { entryDocument, folders, singleDocuments } from '../configuration/documents.ts';
import type { Field } from '../configuration/form-fields.ts';
import { guidePage, guidePicture } from './guide.ts';
import { BrandPage } from './pages/brand-page.tsx';
import { render } from './pages/page.tsx';
import { PhotographPage, PhotographsPage } from './pages/photographs-page.tsx';
import { PublishPage } from './pages/publish-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { VersionsPage } from './pages/versions-page.tsx';

const FOLDER = path.join(ROOT, 'docs/guide');
/** The page of a text, which a browser draws. */
const PAGE = path.join(import.meta.dirname, '../page');

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

const link = () => ({ title: '' });
const common = { token: '', textLinkOf: link, origin: '', last: undefined, drawing: undefined };
const photo = { text: '', x: '', y: '', credit: '', licence: '', name: '' };
const version = { id: '', at: '2026-03-01T08:00:00Z', who: '', name: '', changes: [] };
const text = { id: '', title: '', form: '', name: '' };
const font = { file: '', licence: '' };
const files = { logo: '', fonts: { headings: font, text: font } };
const choices = { logos: [], fonts: [] };
const unsaved = { title: 'Rain', form: 'text?of=news/rain&draft=1', who: 'Otieno', at: version.at };
const role = { mayPublish: true, roleMistake: undefined, requests: [], own: undefined };
const start = render(<StartPage {...role} waiting={1} unsaved={[unsaved]} name="" />);
const asked = { who: '', at: version.at, says: '' };
const publish = {
  ...{ ...common, ...role, changes: [], photographs: [], versions: [], problems: [], hidden: [] },
  ...{ canPutBack: true, handsOn: true, saved: '', compare: () => [] },
};
const ownPages = [
  start,
  render(<PhotographsPage {...common} names={[]} count={0} from={0} texts={{}} search="" />),
  render(<PhotographPage {...common} values={photo} look="" uses={[]} />),
  render(<PublishPage {...publish} requests={[asked]} />),
  render(<PublishPage {...publish} mayPublish={false} own={asked} />),
  render(<VersionsPage {...common} versions={[version]} text={text} />),
  render(<BrandPage {...common} {...{ files, choices }} mark="" left={[]} />),
];

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
/** The words on what the page of a text draws. */
const ofPage = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(PAGE, file), 'utf8'))
  .flatMap((source) => [
    ...found(/>\s*([A-Z][^<>{}]*?)\s*</g, source),
    ...found(/'([A-Z][^'\n]*)'/g, source),
  ]);

/** All words of the editor that a person can press or fill in. */
const words = new Set([
  ...ownPages.flatMap((html) => found(/>([^<>:]+)[<:]/g, html)),
  ...ofForms,
  ...ofPage,
]);

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
