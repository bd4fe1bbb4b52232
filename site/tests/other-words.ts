/** Words of another language for tests: those of English with other vowels, so that a test sees which words are whose. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { mapFields } from '#render/content/find-fields.ts';
import { splitMarkdown } from '#render/content/parse.ts';
import { contentSchemas } from '#render/content/schemas.ts';
import { schema as article } from '#render/content/schemas/article-entry.schema.ts';
import { schema as service } from '#render/content/schemas/service-entry.schema.ts';

/** What stays as it is: names in braces, links, addresses and tags. */
const KEPT = /(\{\w+\}|\]\([^)]*\)|\(#[\w-]+\)|<[^>]*>|[\w.+-]+@[\w.-]+|https?:\/\/\S+)/;
const VOWELS: Readonly<Record<string, string>> = { a: 'â', e: 'ê', i: 'î', o: 'ô', u: 'û' };

/** A text with other vowels; numbers, links and names in braces stay. */
export const otherWords = (text: string): string =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 ? part : part.replace(/[aeiou]/g, (one) => VOWELS[one] ?? one)))
    .join('');

/**
 * Writes a file of another language, made from the English one.
 * @param folder of the English words
 * @param code of the other language; its folder stands beside
 * @param name of the file in both folders
 */
export function writeOther(folder: string, code: string, name: string): void {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const to = path.join(folder, '..', code, name);
  mkdirSync(path.dirname(to), { recursive: true });
  const words = (schema: typeof article | (typeof contentSchemas)[number]['schema'], yaml: string) =>
    stringify(
      mapFields(schema, parse(yaml), (value, kind) => {
        if (kind !== 'word') return undefined;
        return typeof value === 'string' ? otherWords(value) : value;
      }),
    );
  const parts = name.endsWith('.md') ? splitMarkdown(text) : undefined;
  const found = contentSchemas.find(({ file }) => file === name);
  if (parts) {
    const front = words(name.startsWith('news/') ? article : service, parts.front);
    writeFileSync(to, `---\n${front}---\n${otherWords(parts.body)}`);
  } else if (found) writeFileSync(to, words(found.schema, text));
  else throw new Error(`No schema has the file ${name}`);
}
