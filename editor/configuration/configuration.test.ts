import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readYaml } from '@website/site/content/parse.ts';
import { fieldsOf, pictureChoices, sections } from './configuration.ts';
import { documentOf, folders, singleDocuments, entryDocument } from './documents.ts';
import type { Field } from './form-fields.ts';
import { fromForm, placeInForm, toForm } from './form.ts';

const CONTENT = path.join(import.meta.dirname, '../../content');
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(en|facts)\/.*\.(yaml|md)$/.test(name),
);
const documents = [
  ...singleDocuments(),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(CONTENT, 'en', folder.id)).map((name) =>
      entryDocument(folder, path.basename(name, '.md')),
    ),
  ),
];
/** The fields of each form, by its document or its folder. */
const forms = new Map<string, Field[]>([
  ...singleDocuments().map((document) => [document.id, fieldsOf(document)] as const),
  ...folders.map((folder) => [folder.id, fieldsOf(entryDocument(folder, 'new'))] as const),
]);
const fieldOf = (form: string, name: string) =>
  forms.get(form)?.find((field) => field.name === name);

it('every content file belongs to a document, and every document stands in the list of texts once', () => {
  const known = documents.flatMap(({ words, facts }) => [words, facts]);
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
  const listed = sections().flatMap((section) => section.documents.map(({ id }) => id));
  expect(listed.sort()).toEqual(
    singleDocuments()
      .map(({ id }) => id)
      .sort(),
  );
  expect(sections().filter(({ documents }) => documents.length === 0)).toHaveLength(folders.length);
});

it('a colour says what it is for, and not how it is written', () => {
  const deep = fieldOf('brand', 'colours')?.fields?.find(({ name }) => name === 'deep');
  expect(deep).toMatchObject({ input: 'color', hint: 'Links, and messages of success' });
});

it.each([
  ['screens/home', '/'],
  ['business/tea', '/business/tea'],
  ['papers/tea-buyers', '/business/tea/buyers'],
  ['papers/privacy-real', '/legal/privacy'],
  ['faq', '/connect'],
])('the preview of %s shows %s', (id, page) => {
  expect(documentOf(id)?.page).toBe(page);
});

describe('a field', () => {
  it("has the schema's limits as its help text and its length, or the kind of pictures to choose from", () => {
    const hint = expect.stringContaining('t most 90 characters') as string;
    expect(fieldOf('news', 'title')).toMatchObject({
      label: 'Title',
      kind: 'text',
      hint,
      most: 90,
    });
    expect(fieldOf('news', 'description')).toMatchObject({ least: 50, most: 160 });
    const pictures = { kind: 'choice', pictures: 'pictures', options: [] };
    expect(fieldOf('news', 'image')).toMatchObject(pictures);
  });

  it('is called optional only where the build does without it', () => {
    const needed = forms.get('news')?.flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []));
    expect(needed?.join(' ')).toBe('title excerpt description date category image author body');
    expect(fieldOf('navigation', 'main')).toMatchObject({ kind: 'list', isNeeded: true });
    // In a group that may be left out a needed field would prevent each save.
    for (const group of ['logos', 'downloads', 'contact']) {
      const inner = fieldOf('papers/tea-buyers', group)?.fields;
      expect(inner?.filter(({ isNeeded }) => isNeeded)).toEqual([]);
      expect(inner).not.toEqual([]);
    }
  });

  it('that is a list has a plural as its label, and another word for one of its entries', () => {
    const lists: string[] = [];
    const walk = (place: string, field: Field) => {
      if (field.kind === 'list') lists.push(`${place}: ${field.label}, ${field.one}`);
      for (const inner of field.fields ?? []) walk(`${place}.${inner.name}`, inner);
      if (field.entry) walk(`${place}[]`, field.entry);
    };
    for (const [form, fields] of forms)
      for (const field of fields) walk(`${form}:${field.name}`, field);
    expect(lists.length).toBeGreaterThan(100);
    const isUnclear = (list: string) => {
      const [, label = '', one = ''] = /: (.*), (.*)$/.exec(list) ?? [];
      return label.toLowerCase() === one || one !== one.toLowerCase() || one === 'item';
    };
    expect(lists.filter(isUnclear)).toEqual([]);
    expect(lists).toContain('sustainability/frameworks:process.items: Steps, step');
    expect(lists).toContain('team:entries: People, person');
  });

  it('that is a table is one field, and no list of lists', () => {
    const sections = fieldOf('papers/tea-buyers', 'sections');
    const table = sections?.fields?.find(({ name }) => name === 'table');
    expect(table).toMatchObject({ kind: 'table' });
    expect(table?.fields).toBeUndefined();
  });

  it('offers the existing pictures, by their descriptions', () => {
    const drawings = ['hero-home', 'hero-home-tall', 'leaf'];
    const photos = [true, false].map((isLogo) => ({ name: isLogo ? 'Mark' : 'Day', isLogo }));
    const { pictures, heroes, logos } = pictureChoices(drawings, photos, { leaf: 'A leaf' });
    const labels = pictures.map(({ label }) => label);
    expect(labels).toEqual(['Day', 'Hero home', 'Leaf: A leaf']);
    expect(heroes.map(({ value }) => value)).toEqual(['Day', 'hero-home']);
    expect(logos).toHaveLength(2);
  });
});

it('what a file leaves out stays out while its field is as it was; a text keeps its last line break', () => {
  const kind = z.string().default('plain');
  const schema = z.object({ kind, draft: z.boolean().optional(), lines: z.array(z.string()) });
  const form = { kind: 'plain', draft: false, lines: ['a'] };
  expect(fromForm(schema, form, { lines: ['a\n'] })).toEqual({ lines: ['a\n'] });
  expect(fromForm(schema, form, form)).toEqual(form);
});

it('new entries of one name get names of their own, and a mistake has its place among them', () => {
  const { schema, words } = documents.find(({ id }) => id === 'team') ?? {};
  if (!schema || !words) throw new Error('The content has no people.');
  const data = readYaml(words, readFileSync(path.join(CONTENT, words), 'utf8'));
  const people = toForm(schema, data) as { name: string; entryName?: string }[];
  const [first] = people;
  const added = [{ ...people[1], name: first?.name, entryName: '' }, ...people];
  const names = Object.keys(fromForm(schema, added, {}) as object);
  expect(names).toEqual([`${first?.entryName}-2`, ...people.map(({ entryName }) => entryName)]);
  expect(placeInForm(schema, added, [names[2] ?? '', 'email']).join('.')).toBe('2.email');
  expect(placeInForm(schema, added, ['nobody', 'email'])).toEqual([]);
});

it('the place of a document is always in the content folder', () => {
  for (const id of ['../package', 'news/../../x', 'news/A', 'news/', '/etc/passwd', 'news/x/y'])
    expect(documentOf(id)).toBeUndefined();
  expect(documentOf('news/first-rains')?.words).toBe('en/news/first-rains.md');
});
