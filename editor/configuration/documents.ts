/**
 * The documents that editors open: a page with its facts and words together, one article or service, or the translation of
 * one of these.
 */
import path from 'node:path';
import type { z } from 'zod';
import { contentSchemas, type ContentSchema } from '@website/site/content/schemas.ts';
import { contentNames } from '@website/site/content/content-routes.ts';
import { startOf } from '@website/site/content/languages.ts';
import { schema as articleSchema } from '@website/site/content/schemas/article-entry.schema.ts';
import { schema as serviceSchema } from '@website/site/content/schemas/service-entry.schema.ts';
import { businessPages, routes } from '@website/site/routes';

/** The language in which texts are written first. Its files say which texts there are. */
export const LANGUAGE = 'en';
const FACTS = 'facts';

export type Document = {
  /** Its name in the editor, without an extension: `screens/home`, `news/first-rains`, `sw/screens/home`. */
  id: string;
  schema: z.ZodType;
  /** Its files in `content/`. Facts that all languages share are in a separate file. */
  words: string;
  facts?: string;
  isMarkdown: boolean;
  /** The address of the page that shows it. */
  page: string;
  /** Of a translation: the code of its language, and the file that it translates. */
  translates?: { language: string; original: string };
};
/** The translation of a document. */
export type Translation = Document & Required<Pick<Document, 'translates'>>;

export type Folder = {
  /** Path in the folder of the language. */
  id: string;
  schema: z.ZodType;
  page: (name: string) => string;
};

/** Folders of Markdown files, one for each entry. */
export const folders: readonly Folder[] = [
  { id: 'news', schema: articleSchema, page: (name) => `/news/${name}` },
  ...Object.keys(businessPages).map((category) => ({
    id: `services/${category}`,
    schema: serviceSchema,
    page: (name: string) => `/services/${category}/${name}`,
  })),
];

/** The pages that show content without its own page. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  team: '/about',
  partners: '/about',
  milestones: '/about',
  faq: '/connect',
  inquiry: '/connect',
  'screens/article': '/news/record-coffee-harvest',
  'papers/privacy-real': '/legal/privacy',
};

/** The address of the page that shows a content file. */
function pageOf(id: string, { name }: ContentSchema): string {
  const route = routes.find((one) => !one.path.includes(':') && contentNames(one).includes(name));
  return SHOWN_ON[id] ?? route?.path ?? '/';
}

/** All documents that are not entries of a folder. */
export const singleDocuments = (): readonly Document[] =>
  contentSchemas.map((schema) => {
    const id = schema.file.replace(/\.yaml$/, '');
    return {
      id,
      schema: schema.schema,
      words: path.posix.join(LANGUAGE, schema.file),
      facts: schema.isCollection ? undefined : path.posix.join(FACTS, schema.file),
      isMarkdown: false,
      page: pageOf(id, schema),
    };
  });

/** A document of a folder. @param name of the file, without its extension */
export const entryDocument = (folder: Folder, name: string): Document => ({
  id: `${folder.id}/${name}`,
  schema: folder.schema,
  words: path.posix.join(LANGUAGE, folder.id, `${name}.md`),
  isMarkdown: true,
  page: folder.page(name),
});

/** The document to which a content file belongs. */
export const documentOfFile = (file: string): Document | undefined =>
  documentOf(file.replace(/^(?:en|facts)\//, '').replace(/\.(?:yaml|md)$/, ''));

/** Allowed names of files in a folder. They are part of addresses. */
export const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The translation of a document into a language. */
export function translationOf(document: Document, language: string): Translation {
  const { id, schema, words, isMarkdown, page } = document;
  const start = startOf(language);
  return {
    id: `${language}/${id}`,
    schema,
    words: words.replace(LANGUAGE, language),
    isMarkdown,
    page: page === '/' ? start : `${start}${page}`,
    translates: { language, original: words },
  };
}

/** The language and the rest of a translation's name in the editor; of another name, nothing. */
export const languageIn = (id: string): { language?: string; own?: string } =>
  /^(?<language>[a-z]{2,3})\/(?<own>.+)$/.exec(id)?.groups ?? {};

/** Finds a document by its name in the editor, or `undefined` if it cannot exist. */
export function documentOf(id: string): Document | undefined {
  const { language, own } = languageIn(id);
  if (language !== undefined && own !== undefined) {
    const original = language === LANGUAGE ? undefined : documentOf(own);
    return original && !original.translates ? translationOf(original, language) : undefined;
  }
  const folder = folders.find((one) => id.startsWith(`${one.id}/`));
  if (!folder) return singleDocuments().find((one) => one.id === id);
  const name = id.slice(folder.id.length + 1);
  return NAME.test(name) ? entryDocument(folder, name) : undefined;
}
