import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isFile, markdownFiles } from '@website/site/content/content-files.ts';
import { readMarkdown, readYaml } from '@website/site/content/parse.ts';
import { partsOf } from '@website/site/content/twins/parts.ts';
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import {
  entryDocument,
  folders,
  singleDocuments,
  translationOf,
  type Translation,
} from '../configuration/documents.ts';
import type { Field } from '../configuration/form-fields.ts';
import type { Form } from '../page/places.ts';
import { translationFields, translationForm, translationFrom } from './translation-form.ts';

const CONTENT = path.dirname(FROZEN_CONTENT);
const NOTHING = { data: undefined, body: '' };

/** What the original of a translation has. */
function originalOf({ translates: { original }, isMarkdown }: Translation) {
  const text = readFileSync(path.join(CONTENT, original), 'utf8');
  if (!isMarkdown) return { data: readYaml(original, text), body: '' };
  const { fields, body } = readMarkdown(original, text);
  return { data: fields, body };
}

const translations = [
  ...singleDocuments(),
  ...folders.flatMap((folder) =>
    markdownFiles(path.join(FROZEN_CONTENT, folder.id)).map((name) =>
      entryDocument(folder, path.basename(name, '.md')),
    ),
  ),
]
  .map((document) => translationOf(document, 'sw'))
  .filter(({ translates }) => isFile(path.join(CONTENT, translates.original)));

/** The form of a person who writes the English text and a mark into each field. */
const written = (fields: readonly Field[]): Form =>
  Object.fromEntries(
    fields.map(({ name, fields: inner, original = '' }) => [
      name,
      inner ? written(inner) : `${original.trim()}!`,
    ]),
  );

it('each text of each document has a field, and what is written into it stands at its place', () => {
  expect(translations.length).toBeGreaterThan(40);
  for (const document of translations) {
    const original = originalOf(document);
    const texts = (data: unknown) =>
      partsOf(document.words.slice(3), document.schema, data)
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => [name, text.trim()]);
    const form = written(translationFields(document, original, NOTHING));
    const data = translationFrom(document, form, original, NOTHING);
    const marked = texts(original.data).map(([name = '', text = '']) => [name, `${text}!`]);
    expect([document.id, texts(data)]).toEqual([document.id, marked]);
    // Opened and left as it is, it says the same.
    const own = { data, body: original.body };
    const again = translationFrom(document, translationForm(document, own), original, own);
    expect([document.id, again]).toEqual([document.id, data]);
  }
});

it('a field that is emptied is taken out; in a list the others keep their places', () => {
  const emptied = (id: string, change: (form: Form) => Form) => {
    const document = translations.find((one) => one.id === id);
    if (!document) throw new Error(`the content has no ${id}`);
    const original = originalOf(document);
    const form = change(written(translationFields(document, original, NOTHING)));
    return { data: translationFrom(document, form, original, NOTHING), original: original.data };
  };
  const faq = emptied('sw/faq', (form) => ({ ...form, 0: {} }));
  expect(faq.data).toHaveLength((faq.original as unknown[]).length);
  expect((faq.data as unknown[])[0]).toEqual({});
  const home = emptied('sw/screens/home', (form) => ({
    ...form,
    hero: { ...(form['hero'] as Form), title: '' },
  }));
  expect(home.data).toMatchObject({ hero: { text: expect.any(String) as string } });
  expect(home.data).not.toHaveProperty('hero.title');
});
