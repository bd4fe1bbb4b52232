/** Words of another language for tests: those of English with other vowels, so that a test sees which words are whose. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { mapFields } from '#render/content/find-fields.ts';
import { splitMarkdown } from '#render/content/parse.ts';
import { contentSchemas } from '#render/content/schemas.ts';
import { partsOf, type Part } from '#render/content/twins/parts.ts';
import { schema as article } from '#render/content/schemas/article-entry.schema.ts';
import { schema as service } from '#render/content/schemas/service-entry.schema.ts';

/** What stays as it is: names in braces, links, addresses and tags. */
const KEPT = /(\{\w+\}|\]\([^)]*\)|\(#[\w-]+\)|<[^>]*>|[\w.+-]+@[\w.-]+|https?:\/\/\S+)/;
const VOWELS: Readonly<Record<string, string>> = { a: 'â', e: 'ê', i: 'î', o: 'ô', u: 'û' };

/** A text with other vowels; numbers, links and names in braces stay. */
export const otherWords = (text: string): string =>
  text
    .split(KEPT)
    .map((part, index) =>
      index % 2 ? part : part.replace(/[aeiou]/g, (one) => VOWELS[one] ?? one),
    )
    .join('');

/** The schema of a file, and its front matter and body; YAML files have no body. */
function read(name: string, text: string) {
  const parts = name.endsWith('.md') ? splitMarkdown(text) : undefined;
  const schema = parts
    ? name.startsWith('news/')
      ? article
      : service
    : contentSchemas.find(({ file }) => file === name)?.schema;
  if (!schema) throw new Error(`No schema has the file ${name}`);
  return { schema, data: parse(parts?.front ?? text) as unknown, body: parts?.body };
}

/** The texts of a file that a translator translates. */
export function partsIn(name: string, text: string): Part[] {
  const { schema, data, body } = read(name, text);
  return partsOf(name, schema, data, body);
}

/**
 * Writes a file of another language, made from the English one.
 * @param folder of the English words
 * @param code of the other language; its folder stands beside
 * @param name of the file in both folders
 */
export function writeOther(folder: string, code: string, name: string): void {
  const to = path.join(folder, '..', code, name);
  const { schema, data, body } = read(name, readFileSync(path.join(folder, name), 'utf8'));
  const words = stringify(
    mapFields(schema, data, (value, kind) => {
      if (kind !== 'word') return undefined;
      return typeof value === 'string' ? otherWords(value) : value;
    }),
  );
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, body === undefined ? words : `---\n${words}---\n${otherWords(body)}`);
}
