/** Reads all content of one language, validates it, checks files against each other, and shapes it for pages. */
import type { ContentFiles } from 'content:files';
import type { z } from 'zod';
import {
  SERVICE_CATEGORIES,
  type Article,
  type Service,
  type ServiceCategory,
} from '#app/collections/entry-types.ts';
import { isGroup } from './find-fields.ts';
import {
  followRedirects,
  formerNameProblems,
  formerPathProblems,
  redirectsTo,
  redirectsToScreens,
  type Redirect,
} from './former-names.ts';
import { addressProblems } from './check-addresses.ts';
import type { Entry } from './check-links.ts';
import { keepNames } from './kept-names.ts';
import { makePhotos } from '#photos/photo-processes.ts';
import { linkToLanguage } from './languages.ts';
import { ContentError } from './parse.ts';
import { saveDigests } from './photos.ts';
import type { Mistake } from './mistake.ts';
import { readProse, toHtml } from './prose.ts';
import { picturesIn, showPictures } from './text-pictures.ts';
import {
  buildOccasion,
  isShown,
  type Occasion,
  type Planned,
  type Publication,
} from './publication.ts';
import type { Notes } from './twins/notes.ts';
import { contentSource } from './content-source.ts';
import type { Twin, Untranslated } from './twins/own-files.ts';
import { shownPath } from '#serve/file-list.ts';
import { contentSchemas } from './schemas.ts';
import { slugOf } from './slug.ts';
import { schema as articleSchema } from './schemas/article-entry.schema.ts';
import { schema as serviceSchema } from './schemas/service-entry.schema.ts';

export type Content = ContentFiles & {
  /** Code of its language. */
  language: string;
  /** Its texts that are of the first language, because their files are not translated. */
  english: Set<string>;
  /** What its pages say of their translation; `null` if they say nothing. */
  translation: (Omit<Notes, 'heldBack'> & { heldBack: string }) | null;
  /** In catalogue order. */
  services: Record<ServiceCategory, Service[]>;
  /** Newest first. */
  articles: Article[];
  /** Of the entries and screens that have been renamed. */
  redirects: Redirect[];
  /** The entries with a draft or a date, also those that do not show. */
  planned: Planned[];
};

type ContentSource = ReturnType<typeof contentSource>;

/** A description, which must be different on every page, and its file. */
type Described = { file: string; description: string };

/** The data that all steps of reading share. */
type Reading = {
  source: ContentSource;
  occasion: Occasion;
  described: Described[];
  planned: Planned[];
  redirects: Redirect[];
  entries: Entry[];
  origin: string;
};

/**
 * Reads the content of a language. Entries that do not show on this occasion are checked, too, and then left out.
 * Photographs that have not been made yet have no files.
 * @param folder of the language; by default `CONTENT_FOLDER`, else `content/en`
 * @param occasion decides which drafts and dates show; by default the occasion of this build
 * @throws {ContentError} with all mistakes of all files
 */
export const loadContent = (folder?: string, occasion?: Occasion): Content =>
  shape(readContent(folder, occasion));

/** What the files of a language lack. @throws {ContentError} as {@link loadContent} */
export function translationIn(
  folder: string,
  occasion?: Occasion,
): Pick<ContentWithPhotos, 'untranslated' | 'twins' | 'aboutTwins'> {
  const { untranslated, twins, aboutTwins } = readContent(folder, occasion).reading.source.own;
  return { untranslated: untranslated(), twins, aboutTwins };
}

/** The content and the results of its photographs. */
export type ContentWithPhotos = {
  content: Content;
  /** The paths of the files of photographs, by their names in `pictures/`. */
  photos: ReadonlyMap<string, string>;
  /** Advice that would improve the pages. */
  warnings: readonly string[];
  /** The files of the language that are to be translated: the words of the first language show. */
  untranslated: readonly Untranslated[];
  /** The files of the language that are translated. */
  twins: readonly Twin[];
  /** What is wrong with its glossary and its record of translations. */
  aboutTwins: readonly Mistake[];
};

/**
 * Reads the content of a language and makes the photographs that are new.
 * @throws {ContentError} with all mistakes, including mistakes of photographs
 */
export async function loadContentWithPhotos(
  folder?: string,
  occasion?: Occasion,
): Promise<ContentWithPhotos> {
  const read = readContent(folder, occasion);
  const { pictures, ownDrawings, own, notes } = read.reading.source;
  const { photos, textPictures } = pictures;
  const { untranslated, twins, aboutTwins } = own;
  const failures = await makePhotos(photos.unmade(), shownPath);
  if (failures.length > 0) throw new ContentError(photos.mistakesOf(failures));
  photos.complete();
  saveDigests();
  return {
    content: shape(read),
    photos: new Map([
      ...ownDrawings,
      ...photos.filesOf([read.shown, picturesIn(read.shown, textPictures)]),
    ]),
    warnings: [...notes, ...photos.warnings],
    untranslated: untranslated(),
    twins,
    aboutTwins,
  };
}

/** The content that shows on this occasion, as its files have it. */
type Shown = Omit<Content, 'planned' | 'redirects' | 'language' | 'english' | 'translation'>;

/** The names of categories that a language has not named: no file has them. */
const CATEGORIES = 'categories';

/** Settings with the addresses of the editor and its preview. */
const EDITORS = ['EDIT_URL', 'EDIT_PREVIEW_URL'];

/**
 * Reads content until what is left has no mistakes: files of a language other than the first give way.
 * @throws {ContentError} with all mistakes of all files
 */
function readContent(folder?: string, occasion?: Occasion): ReturnType<typeof readOnce> {
  const setAside = new Map<string, readonly Mistake[]>();
  for (;;) {
    const read = readOnce(contentSource(folder, setAside), occasion);
    const { source } = read.reading;
    if (source.problems.length === 0) return read;
    if (!source.giveWay()) throw new ContentError(source.problems);
  }
}

/** Reads content, and collects its mistakes. */
function readOnce(source: ContentSource, occasion = buildOccasion()) {
  const reading: Reading = {
    source,
    occasion,
    described: [],
    planned: [],
    redirects: redirectsToScreens(),
    entries: [],
    origin: '',
  };
  const files = readFiles(reading);
  reading.origin = ((files['site'] ?? {}) as Partial<ContentFiles['site']>).origin ?? '';
  const services = readServices(reading);
  const articles = readArticles(
    reading,
    (files['news'] as Partial<ContentFiles['news']> | undefined)?.categories,
  );
  source.problems.push(...formerPathProblems());
  checkDescriptions(reading.described, source.problems);
  const { redirects, entries, origin } = reading;
  const { links, shownFacts } = source;
  source.problems.push(
    ...source.unread(),
    ...addressProblems({
      files,
      entries,
      links,
      redirects,
      origin,
      editors: EDITORS.flatMap((name) => {
        const address = process.env[name] ?? '';
        return URL.canParse(address) ? [new URL(address).origin] : [];
      }),
      now: occasion.now,
      shownFacts,
    }),
  );
  return { shown: { ...files, services, articles } as Shown, reading };
}

/** The content as pages need it: with the addresses of its language, and with names that stay together. */
function shape({ shown, reading }: ReturnType<typeof readOnce>): Content {
  const { redirects, planned, origin, source } = reading;
  const linked = linkToLanguage(followRedirects(shown, redirects, origin), source.start);
  const kept = keepNames(showPictures(linked, source.pictures.textPictures));
  const english = new Set<string>();
  pairsOf(shown, kept, source.own.englishTexts(), english);
  const notes = source.own.translation;
  const translation = notes ? { ...notes, heldBack: notes.heldBack.why } : null;
  return { ...kept, redirects, planned, language: source.language, english, translation };
}

/** Adds to `found` the texts of `kept` that have been made of those of `known`, which stand in the same places of `shown`. */
function pairsOf(
  shown: unknown,
  kept: unknown,
  known: ReadonlySet<string>,
  found: Set<string>,
): void {
  if (known.size === 0) return;
  if (typeof shown === 'string' && typeof kept === 'string' && known.has(shown)) found.add(kept);
  if (typeof shown !== 'object' || shown === null || typeof kept !== 'object' || !kept) return;
  const others = kept as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(shown)) pairsOf(value, others[name], known, found);
}

function readFiles(reading: Reading): Record<string, unknown> {
  const { source, described } = reading;
  return Object.fromEntries(
    contentSchemas.map((schema) => {
      const content = source.file(schema);
      const { meta } = (content ?? {}) as { meta?: { description: string } };
      const file = source.shown(schema.file);
      if (meta) described.push({ file, description: meta.description });
      const isList = schema.isCollection && Array.isArray(content);
      return [schema.name, isList ? shownItems(content, file, reading) : content];
    }),
  );
}

/** The entries of a file that show, without the fields about their publication. */
function shownItems(items: readonly unknown[], file: string, reading: Reading): unknown[] {
  const shown = items.filter(isGroup).filter((item) => {
    const { draft, publishAt, name, title } = item as Publication & Record<string, string>;
    return plan({ draft, publishAt, file, entry: name ?? title ?? '' }, reading);
  });
  if (shown.length === 0)
    reading.source.problems.push({
      file,
      place: [],
      code: 'wrong value',
      expected: 'at least one entry that is neither a draft nor to be published later',
    });
  return shown.map(({ draft: _draft, publishAt: _publishAt, ...item }) => item);
}

/** Notes an entry with a draft or a date. @returns whether the entry shows */
function plan(entry: Planned, { planned, occasion }: Reading): boolean {
  if (entry.draft || entry.publishAt !== undefined) planned.push(entry);
  return isShown(entry, occasion);
}

/** The fields of all entries that have their own file. */
type EntryFields = Publication & {
  title: string;
  description: string;
  formerNames?: string[] | undefined;
};

/**
 * The entries of a folder that show. All of them are checked.
 * @param parent the address of the folder
 */
function readShown<Fields extends EntryFields>(
  directory: string,
  parent: string,
  schema: z.ZodType<Fields>,
  reading: Reading,
) {
  const { source, described, redirects } = reading;
  const { entries, broken } = source.markdown(directory, schema);
  source.problems.push(...formerNameProblems(entries, parent, broken));
  for (const { id, file } of broken) reading.entries.push({ file, path: `${parent}/${id}` });
  for (const { id, file, fields, body } of entries) {
    const { description, draft, publishAt } = fields;
    described.push({ file, description });
    const { ids } = readProse(body);
    reading.entries.push({ file, path: `${parent}/${id}`, draft, publishAt, ids });
  }
  const shown = entries.filter(({ file, fields: { draft, publishAt } }) =>
    plan({ draft, publishAt, file }, reading),
  );
  redirects.push(...redirectsTo(shown, parent));
  return { entries, shown };
}

function readServices(reading: Reading): Content['services'] {
  const { source } = reading;
  const catalogue = (category: ServiceCategory) =>
    readShown(`services/${category}`, `/services/${category}`, serviceSchema, reading)
      .shown.sort((a, b) => a.fields.order - b.fields.order)
      .map(
        ({ id, name, fields: { title, description, image, facts }, body, language }): Service => {
          const link = `/services/${category}/${id}`;
          const html = toHtml(body, reading.origin);
          source.own.noteTexts(name, undefined, html);
          return { id, category, title, description, image, link, facts, html, ...language };
        },
      );
  return Object.fromEntries(
    SERVICE_CATEGORIES.map((category) => [category, catalogue(category)]),
  ) as Content['services'];
}

/** @param names of categories in this language, by their parts of addresses */
function readArticles(reading: Reading, names: Readonly<Record<string, string>> = {}): Article[] {
  const { source, origin } = reading;
  const { entries, shown } = readShown('news', '/news', articleSchema, reading);
  const newestFirst = (a: (typeof entries)[number], b: (typeof entries)[number]) =>
    b.fields.date.localeCompare(a.fields.date) || a.id.localeCompare(b.id);
  checkCategories([...entries].sort(newestFirst), source.problems);
  for (const { id, file, fields } of entries) checkLink(`/news/${id}`, file, fields, source);
  return shown.sort(newestFirst).map(({ id, name, fields, body, language }) => {
    const { date, link, draft: _draft, publishAt: _at, formerNames: _names, ...others } = fields;
    const slug = slugOf(fields.category);
    const html = toHtml(body, origin);
    source.own.noteTexts(name, undefined, html);
    if (!(slug in names)) source.own.noteTexts(CATEGORIES, undefined, fields.category, false);
    return {
      id,
      ...others,
      category: names[slug] ?? fields.category,
      categorySlug: slug,
      link: link === 'none' ? undefined : `/news/${id}`,
      date: source.dateFormat.format(new Date(date)),
      day: date,
      html,
      ...language,
    };
  });
}

/** Checks that an article names no other link than its own. */
function checkLink(
  own: string,
  file: string,
  { link }: { link?: string | undefined },
  source: ContentSource,
) {
  if (link !== undefined && link !== 'none' && link !== own)
    source.problems.push({
      file,
      place: ['link'],
      code: 'link',
      expected: `no link (the card leads to ${own}) or "none" (the card shows a warning)`,
      there: `it is "${link}"`,
    });
}

/** Checks that each category of articles has an address of its own. @param entries newest first */
function checkCategories(
  entries: readonly { file: string; fields: { category: string } }[],
  problems: Mistake[],
): void {
  const spellings = new Map<string, Map<string, number>>();
  // The oldest first: of two spellings that are used as often, the newer one is the slip.
  for (const { fields } of entries.toReversed()) {
    const { category } = fields;
    const counts = spellings.get(slugOf(category)) ?? new Map<string, number>();
    spellings.set(slugOf(category), counts.set(category, (counts.get(category) ?? 0) + 1));
  }
  for (const { file, fields } of entries) {
    const { category } = fields;
    const slug = slugOf(category);
    const [usual] = [...(spellings.get(slug) ?? [])].sort(([, a], [, b]) => b - a)[0] ?? [category];
    const use = { file, place: ['category'], code: 'name' as const };
    if (slug === '')
      problems.push({ ...use, expected: 'letters from A to Z or digits, for its address' });
    else if (usual !== category)
      problems.push({
        ...use,
        expected: `"${usual}", as in other articles`,
        there: `"${category}" would have the same address`,
      });
  }
}

/** Checks that no two pages have the same description (reading 11). */
function checkDescriptions(described: readonly Described[], problems: Mistake[]): void {
  const seen = new Map<string, string>();
  for (const { file, description } of described) {
    const other = seen.get(description);
    if (other)
      problems.push({
        file,
        place: ['description'],
        code: 'twice',
        expected: 'one of its own',
        there: `${other} has the same`,
      });
    seen.set(description, file);
  }
}
