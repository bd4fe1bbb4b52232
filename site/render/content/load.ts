/** Reads all content of one language, validates it, checks files against each other, and shapes it for pages. */
import type { ContentFiles } from 'content:files';
import {
  SERVICE_CATEGORIES,
  type Article,
  type Service,
  type ServiceCategory,
} from '#app/collections/entry-types.ts';
import { categorySlug } from '#app/collections/news-pages.ts';
import { makePhotos } from './make-photos.ts';
import { ContentError } from './parse.ts';
import { saveDigests } from './photos.ts';
import { toHtml } from './prose.ts';
import { contentReader } from './reader.ts';
import { shownPath } from '#serve/file-list.ts';
import { contentSchemas } from './schemas.ts';
import { schema as articleSchema } from './schemas/article-entry.schema.ts';
import { schema as serviceSchema } from './schemas/service-entry.schema.ts';

export type Content = ContentFiles & {
  /** In catalogue order. */
  services: Record<ServiceCategory, Service[]>;
  /** Newest first. */
  articles: Article[];
};

type Reader = ReturnType<typeof contentReader>;

/** A description, which must be different on every page, and its file. */
type Described = { file: string; description: string };

/**
 * Reads the content of a language. Photographs that have not been made yet have no files.
 * @param folder of the language; by default `CONTENT_FOLDER`, else `content/en`
 * @throws {ContentError} with all mistakes of all files
 */
export const loadContent = (folder?: string): Content => readContent(folder).content;

/** Content, and what its photographs became. */
export type ContentWithPhotos = {
  content: Content;
  /** Where the files of photographs are, by their names in `pictures/`. */
  photos: ReadonlyMap<string, string>;
  /** What would make the pages better. */
  warnings: readonly string[];
};

/**
 * Reads the content of a language and makes the photographs that are new.
 * @throws {ContentError} with all mistakes, those of photographs too
 */
export async function loadContentWithPhotos(folder?: string): Promise<ContentWithPhotos> {
  let { content, photos } = readContent(folder);
  if (photos.unmade.size > 0) {
    const problems = await makePhotos([...photos.unmade.values()], shownPath);
    if (problems.length > 0) throw new ContentError(problems);
    ({ content, photos } = readContent(folder));
  }
  saveDigests();
  return { content, photos: photos.used, warnings: [...photos.warnings] };
}

function readContent(folder?: string) {
  const reader = contentReader(folder);
  const described: Described[] = [];
  const files = readFiles(reader, described);
  const { origin = '' } = (files['site'] ?? {}) as Partial<ContentFiles['site']>;
  const services = readServices(reader, described, origin);
  const articles = readArticles(reader, described, origin);
  checkDescriptions(described, reader.problems);
  if (reader.problems.length > 0) throw new ContentError(reader.problems);
  return { content: { ...files, services, articles } as Content, photos: reader.photos };
}

function readFiles(reader: Reader, described: Described[]): Record<string, unknown> {
  return Object.fromEntries(
    contentSchemas().map((schema) => {
      const content = reader.file(schema);
      const { meta } = (content ?? {}) as { meta?: { description: string } };
      if (meta) described.push({ file: reader.shown(schema.file), description: meta.description });
      return [schema.name, content];
    }),
  );
}

function readServices(reader: Reader, described: Described[], origin: string): Content['services'] {
  const catalogue = (category: ServiceCategory) =>
    reader
      .markdown(`services/${category}`, serviceSchema)
      .sort((a, b) => a.fields.order - b.fields.order)
      .map(({ id, file, fields: { title, description, image, facts }, body }): Service => {
        described.push({ file, description });
        const link = `/services/${category}/${id}`;
        return { id, category, title, description, image, link, facts, html: toHtml(body, origin) };
      });
  return Object.fromEntries(
    SERVICE_CATEGORIES.map((category) => [category, catalogue(category)]),
  ) as Content['services'];
}

function readArticles(reader: Reader, described: Described[], origin: string): Article[] {
  const entries = reader
    .markdown('news', articleSchema)
    .sort((a, b) => b.fields.date.localeCompare(a.fields.date) || a.id.localeCompare(b.id));
  checkCategories(entries, reader.problems);
  return entries.map(({ id, file, fields: { date, link, ...fields }, body }) => {
    described.push({ file, description: fields.description });
    const own = `/news/${id}`;
    if (link !== undefined && link !== 'none' && link !== own)
      reader.problems.push(
        `${file}: link: expected no link (the card leads to ${own}) or "none" (the card shows a warning); it is "${link}"`,
      );
    return {
      id,
      ...fields,
      link: link === 'none' ? undefined : own,
      date: reader.dateFormat.format(new Date(date)),
      day: date,
      html: toHtml(body, origin),
    };
  });
}

/** Checks that each category of articles has an address of its own. */
function checkCategories(
  entries: readonly { file: string; fields: { category: string } }[],
  problems: string[],
): void {
  const names = new Map<string, string>();
  for (const { file, fields } of entries) {
    const { category } = fields;
    const slug = categorySlug(category);
    const other = names.get(slug) ?? category;
    names.set(slug, other);
    if (slug === '')
      problems.push(`${file}: category: expected letters from A to Z or digits, for its address`);
    else if (other !== category)
      problems.push(
        `${file}: category: expected "${other}", as in another article; "${category}" would have the same address`,
      );
  }
}

/** Checks that no two pages have the same description (reading 11). */
function checkDescriptions(described: readonly Described[], problems: string[]): void {
  const seen = new Map<string, string>();
  for (const { file, description } of described) {
    const other = seen.get(description);
    if (other)
      problems.push(`${file}: description: expected one of its own; ${other} has the same`);
    seen.set(description, file);
  }
}
