/** The configuration of Decap, generated from the content's schemas. */
import path from 'node:path';
import {
  labelOf,
  bodyField,
  fieldFor,
  type Field,
  type Option,
  type Pictures,
} from './form-fields.ts';
import { folders, singleDocuments, type Document } from './documents.ts';

/** The field that tells the server which version of a document the editor has loaded. */
export const TOKEN = 'loadedAs';
const tokenField: Field = { name: TOKEN, label: 'Loaded as', widget: 'hidden', required: false };

const AREAS: readonly { name: string; label: string; holds: (id: string) => boolean }[] = [
  {
    name: 'lists',
    label: 'People and lists',
    holds: (id) => ['team', 'partners', 'milestones', 'testimonials', 'faq'].includes(id),
  },
  { name: 'pages', label: 'Pages', holds: (id) => id.includes('/') },
  {
    name: 'forms',
    label: 'Forms',
    holds: (id) => ['forms', 'inquiry', 'submissions'].includes(id),
  },
  { name: 'mails', label: 'Mails and messages', holds: (id) => ['mails', 'messages'].includes(id) },
  // All other documents, also future ones.
  { name: 'company', label: 'Company, menus, pictures', holds: () => true },
];

const areaOf = (id: string) => AREAS.find(({ holds }) => holds(id))?.name ?? '';

const LABELS: Readonly<Record<string, string>> = {
  faq: 'Questions and answers',
  site: 'Company',
  ui: 'Short words',
  pictures: 'What pictures show',
  inquiry: 'Contact form',
  forms: 'Other forms',
  submissions: 'What forms say when they are real',
  navigation: 'Menus',
  messages: 'Messages of the service',
  photos: 'Photographs: who took them',
  team: 'People',
  testimonials: 'Quotations',
  'business/agric-inputs': 'Agricultural inputs',
  'business/woven': 'Woven band',
  'papers/words': 'Words of sheets and statements',
  'papers/privacy-real': 'Privacy, when forms are real',
  'screens/article': 'Words around an article',
  'screens/services': 'Words around a service',
  'screens/before-you-pay': 'Before you pay',
  'screens/news': 'News: the list',
  'farm-words': 'Words of the pages for farmers',
  brand: 'Logo, colours, fonts',
  'agric-inputs': 'Agricultural inputs',
};

/** The label of a document. */
export const documentLabel = (id: string) => LABELS[id] ?? labelOf(id.split('/').at(-1) ?? id);

/** All fields of a document. A document that is a list has one field, `entries`. */
function fieldsOf(schema: Document['schema'], isMarkdown: boolean): Field[] {
  const whole = fieldFor(ENTRIES, schema, '');
  const fields = whole.fields && whole.widget === 'object' ? whole.fields : [whole];
  return [...fields, ...(isMarkdown ? [bodyField] : []), tokenField];
}

/** The field of a document that is a list. */
export const ENTRIES = 'entries';

/** A photograph of `content/photos/`. */
type PhotoName = { name: string; isLogo: boolean };

/**
 * The pictures that fields may name, the photographs first.
 * @param names of the drawings @param texts descriptions of the pictures, by name
 */
export function pictureChoices(
  names: readonly string[],
  photos: readonly PhotoName[],
  texts: Readonly<Record<string, string>>,
): Pictures {
  const option = (value: string, name: string): Option => {
    const text = texts[value] ?? '';
    return { value, label: text ? `${name}: ${text}` : name };
  };
  const drawing = (name: string) => option(name, labelOf(name));
  const photo = ({ name }: PhotoName) => option(name, name);
  const photographs = photos.filter(({ isLogo }) => !isLogo).map(photo);
  const heroes = names.filter((name) => names.includes(`${name}-tall`));
  return {
    pictures: [...photographs, ...names.filter((name) => !name.endsWith('-tall')).map(drawing)],
    heroes: [...photographs, ...heroes.map(drawing)],
    logos: photos.map(photo),
  };
}

/** The configuration with which Decap starts. */
export function configuration() {
  const documents = singleDocuments();
  return {
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: 'api/v1', branch: 'main' },
    media_folder: 'content/photos',
    // The page of photographs replaces Decap's own list of files.
    media_library: { name: 'photographs' },
    public_folder: '',
    // Names of entries are part of addresses, so they have only letters that need no encoding.
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    search: true,
    collections: [
      ...folders.map(({ id, schema }) => ({
        name: id.replaceAll('/', '-'),
        label: id === 'news' ? 'News' : `Services: ${documentLabel(id.split('/').at(-1) ?? '')}`,
        label_singular: id === 'news' ? 'article' : 'service',
        folder: id,
        extension: 'json',
        format: 'json',
        slug: '{{slug}}',
        identifier_field: 'title',
        summary: id === 'news' ? '{{date}} — {{title}}' : '{{order}}. {{title}}',
        sortable_fields: id === 'news' ? ['date', 'title', 'category'] : ['order', 'title'],
        create: true,
        delete: true,
        fields: fieldsOf(schema, true),
      })),
      ...AREAS.map(({ name, label }) => ({
        name,
        label,
        files: documents
          .filter(({ id }) => areaOf(id) === name)
          .map(({ id, schema }) => ({
            name: id.replaceAll('/', '-'),
            label: documentLabel(id),
            file: `${id}.json`,
            fields: fieldsOf(schema, false),
          })),
      })),
    ],
  };
}

/** The address of a document's form in the editor. */
export function formAddress({ id, isMarkdown }: Document): string {
  const [collection, entry] = isMarkdown
    ? [path.posix.dirname(id), path.posix.basename(id)]
    : [areaOf(id), id];
  return `texts#/collections/${collection.replaceAll('/', '-')}/entries/${entry.replaceAll('/', '-')}`;
}
