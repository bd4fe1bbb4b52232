import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { join } from '@website/site/content/find-fields.ts';
import { readMarkdown } from '@website/site/content/parse.ts';
import { writeYaml } from '../write-values/write-yaml.ts';
import { configuration, pictureChoices } from './configuration.ts';
import { documentOf, folders, singleDocuments, entryDocument } from './documents.ts';
import type { Field } from './form-fields.ts';
import { arranged, fromForm, partOf, toForm } from './form.ts';

const CONTENT = path.join(import.meta.dirname, '../../content');
const read = (file: string) => {
  try {
    return readFileSync(path.join(CONTENT, file), 'utf8');
  } catch {
    return undefined;
  }
};
const data = (file?: string) => {
  const text = file && read(file);
  return text === undefined || text === '' ? undefined : (parseDocument(text).toJS() as unknown);
};
const entries = folders.flatMap((folder) =>
  readdirSync(path.join(CONTENT, 'en', folder.id)).map((name) =>
    entryDocument(folder, name.replace(/\.md$/, '')),
  ),
);
const documents = [...singleDocuments(), ...entries];

it('every content file belongs to a document', () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(en|facts)\/.*\.(yaml|md)$/.test(name),
  );
  const known = documents.flatMap(({ words, facts }) => [words, facts]);
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});

it.each([
  ['screens/home', '/'],
  ['business/tea', '/business/tea'],
  ['papers/tea-buyers', '/business/tea/buyers'],
  ['papers/privacy-real', '/legal/privacy'],
  ['cards/year-card', '/business/coffee/year-card'],
  ['faq', '/connect'],
])('the preview of %s shows %s', (id, page) => {
  expect(documentOf(id)?.page).toBe(page);
});

it('every document is in a collection', () => {
  const { collections } = configuration();
  const files = collections.flatMap((collection) =>
    'files' in collection ? collection.files.map(({ file }) => file) : [],
  );
  expect(files.sort()).toEqual(
    singleDocuments()
      .map(({ id }) => `${id}.json`)
      .sort(),
  );
});

it.each(documents.map((document) => [document.id, document] as const))(
  'the form of %s has all fields, and returns the same files',
  (_id, document) => {
    const markdown = document.isMarkdown ? read(document.words) : undefined;
    const words = markdown === undefined ? data(document.words) : readMarkdown('', markdown).fields;
    const facts = data(document.facts);
    const whole = join(facts, words);
    const form = JSON.parse(JSON.stringify(toForm(document.schema, whole))) as unknown;
    const back = fromForm(document.schema, form, whole);
    expect(back).toEqual(whole);
    if (!document.facts) return;
    for (const [which, file] of [
      ['words', document.words],
      ['facts', document.facts],
    ] as const) {
      const source = read(file);
      if (source === undefined) continue;
      const part = arranged(
        document.schema,
        partOf(document.schema, back, which),
        data(file),
        which === 'facts',
      );
      expect(writeYaml(source, part)).toBe(source);
    }
  },
);

describe('a field', () => {
  const { collections } = configuration();
  const fields = (name: string) => {
    const found = collections.find((one) => one.name === name);
    return found && 'fields' in found ? found.fields : [];
  };

  it("has the schema's limits as its help text", () => {
    expect(fields('news').find(({ name }) => name === 'title')).toMatchObject({
      label: 'Title',
      widget: 'writing',
      hint: expect.stringContaining('t most 90 characters') as string,
    });
  });

  it('is called optional only where the build does without it', () => {
    const required = fields('news').flatMap(({ name, required }) => (required ? [name] : []));
    expect(required).toEqual([
      'title',
      'excerpt',
      'description',
      'date',
      'category',
      'image',
      'author',
      'body',
    ]);
    const menus = collections
      .flatMap((collection) => ('files' in collection ? collection.files : []))
      .find(({ file }) => file === 'navigation.json');
    const [main] = menus?.fields ?? [];
    expect(main).toMatchObject({ name: 'main', widget: 'list', required: true });
  });

  it('that is a list has a plural as its label, and another word for one of its entries', () => {
    const lists: string[] = [];
    const walk = (place: string, field: Field) => {
      if (field.widget === 'list') lists.push(`${place}: ${field.label}, ${field.label_singular}`);
      for (const inner of field.fields ?? []) walk(`${place}.${inner.name}`, inner);
      if (field.field) walk(`${place}[]`, field.field);
    };
    for (const collection of collections)
      if ('files' in collection)
        for (const { file, fields: own } of collection.files)
          for (const field of own) walk(`${file}:${field.name}`, field);
      else for (const field of collection.fields) walk(`${collection.name}:${field.name}`, field);
    expect(lists.length).toBeGreaterThan(100);
    const isUnclear = (list: string) => {
      const [, label = '', one = ''] = /: (.*), (.*)$/.exec(list) ?? [];
      return label.toLowerCase() === one || one !== one.toLowerCase() || one === 'item';
    };
    expect(lists.filter(isUnclear)).toEqual([]);
    expect(lists).toEqual(
      expect.arrayContaining([
        'screens/about.json:values.items: Values, value',
        'sustainability/frameworks.json:process.items: Steps, step',
        'screens/home.json:presence.regions: Regions, region',
        'screens/where-to-buy.json:counties: Counties, county',
        'team.json:entries: People, person',
        'news:formerNames: Former addresses, address',
      ]),
    );
  });

  it('in a group that may be left out is not needed: such a group would prevent each save', () => {
    const sheet = collections
      .flatMap((collection) => ('files' in collection ? collection.files : []))
      .find(({ file }) => file === 'papers/tea-buyers.json');
    for (const group of ['logos', 'downloads', 'contact']) {
      const found = sheet?.fields.find(({ name }) => name === group);
      expect(found?.fields?.filter(({ required }) => required)).toEqual([]);
      expect(found?.fields).not.toEqual([]);
    }
  });

  it('that is a table is one field, and no list of lists', () => {
    const sheet = collections
      .flatMap((collection) => ('files' in collection ? collection.files : []))
      .find(({ file }) => file === 'papers/tea-buyers.json');
    const sections = sheet?.fields.find(({ name }) => name === 'sections');
    expect(sections?.fields?.find(({ name }) => name === 'table')).toEqual({
      name: 'table',
      label: 'Table',
      widget: 'table',
      required: false,
      at: 'sections[].table',
      hint: 'As many cells in each row as there are columns',
    });
  });

  it('of a picture names the list of its choices, and holds none of them', () => {
    const image = fields('news').find(({ name }) => name === 'image');
    expect(image).toMatchObject({ widget: 'choice', pictures: 'pictures', options: [] });
  });

  it('offers the existing pictures, by their descriptions', () => {
    const choices = pictureChoices(
      ['hero-home', 'hero-home-tall', 'leaf'],
      [
        { name: 'Field day', isLogo: false },
        { name: 'Our mark', isLogo: true },
      ],
      { leaf: 'A leaf', 'Field day': 'Growers in a field' },
    );
    expect(choices.pictures).toEqual([
      { value: 'Field day', label: 'Field day: Growers in a field' },
      { value: 'hero-home', label: 'Hero home' },
      { value: 'leaf', label: 'Leaf: A leaf' },
    ]);
  });
});

describe('a form', () => {
  const team = singleDocuments().find(({ id }) => id === 'navigation');

  it('writes a new entry into both files, at its place', () => {
    if (!team) throw new Error('no navigation');
    const whole = {
      main: { home: { name: 'Home', href: '/' }, end: { name: 'End', href: '/end' } },
    };
    const form = toForm(team.schema, whole) as { main: object[] };
    form.main.splice(1, 0, { name: 'New Page', href: '/about' });
    const back = fromForm(team.schema, form, whole);
    const words = arranged(
      team.schema,
      partOf(team.schema, back, 'words'),
      { main: { end: {}, home: {} } },
      false,
    );
    const facts = arranged(team.schema, partOf(team.schema, back, 'facts'), undefined, true);
    expect(Object.keys((facts as typeof whole).main)).toEqual(['home', 'new-page', 'end']);
    expect(words).toMatchObject({ main: { 'new-page': { name: 'New Page' } } });
    expect(Object.keys((words as typeof whole).main)).toEqual(['end', 'home', 'new-page']);
  });
});

describe('the place of a document', () => {
  it('is always in the content folder', () => {
    for (const id of ['../package', 'news/../../x', 'news/A', 'news/', '/etc/passwd', 'news/x/y'])
      expect(documentOf(id)).toBeUndefined();
    expect(documentOf('news/first-rains')?.words).toBe('en/news/first-rains.md');
  });
});
