/** The forms of all documents, made from the content's schemas, and where the list of texts has them. */
import {
  labelOf,
  bodyField,
  fieldFor,
  type Field,
  type Option,
  type Pictures,
} from './form-fields.ts';
import { nameOfLanguage } from '@website/site/content/languages.ts';
import { folders, languageIn, singleDocuments, type Document } from './documents.ts';

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

/** The label of a document, with the language of a translation. */
export function documentLabel(id: string): string {
  const { language, own } = languageIn(id);
  if (language !== undefined && own !== undefined)
    return `${documentLabel(own)} (${nameOfLanguage(language)})`;
  return LABELS[id] ?? labelOf(id.split('/').at(-1) ?? id);
}

/** The field of a document that is a list. */
export const ENTRIES = 'entries';

/** All fields of a document. A document that is a list has one field, `entries`. */
export function fieldsOf({ schema, isMarkdown }: Pick<Document, 'schema' | 'isMarkdown'>): Field[] {
  const whole = fieldFor(ENTRIES, schema);
  const fields = whole.fields && whole.kind === 'group' ? whole.fields : [whole];
  return [...fields, ...(isMarkdown ? [bodyField] : [])];
}

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

/** A part of the list of texts. */
export type Section = {
  /** Its name in addresses; of a folder of entries, the folder. */
  id: string;
  label: string;
  /** Of a folder: the word for one of its entries. */
  one?: string;
  /** Its documents; none if it is a folder. */
  documents: readonly Document[];
};

/** The parts of the list of texts. */
export function sections(): readonly Section[] {
  const documents = singleDocuments();
  const areaOf = (id: string) => AREAS.find(({ holds }) => holds(id));
  return [
    ...folders.map(({ id }) => ({
      id,
      label: id === 'news' ? 'News' : `Services: ${documentLabel(id.split('/').at(-1) ?? '')}`,
      one: id === 'news' ? 'article' : 'service',
      documents: [],
    })),
    ...AREAS.map((area) => ({
      id: area.name,
      label: area.label,
      documents: documents.filter(({ id }) => areaOf(id) === area),
    })),
  ];
}

/** The address of a document's form in the editor. @param id of the document, or of a folder for a new entry */
export const formAddress = ({ id }: Pick<Document, 'id'>) => `text?of=${id}`;
