/** Reads YAML and Markdown and validates the data. A mistake is reported as file, field and expectation. */
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { dataOrMistakes } from './yaml-mistakes.ts';

/** The content does not fit its schema. The message has a line for every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];
  /** @param problems a mistake in a file that several others need, such as `brand.yaml`, may be found more than once */
  constructor(problems: readonly string[]) {
    const own = [...new Set(problems)];
    super(own.join('\n'));
    this.problems = own;
  }
  /** The text that commands print. */
  get report(): string {
    return `The content has mistakes:\n\n${this.problems.map((problem) => `  ${problem}`).join('\n')}\n`;
  }
}

/** The name of a field, such as `members[2].email`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** The description of a type for people who write content. */
const TYPES: Readonly<Record<string, string>> = { boolean: 'true or false' };

/** The end of a message about a length: the length that the text or list has. An empty text needs no such end. */
const lengthNow = (value: unknown): string =>
  (typeof value === 'string' && value) || Array.isArray(value) ? `; it has ${value.length}` : '';

function expectation(issue: z.core.$ZodIssue): string {
  const missing = issue.input === undefined ? 'missing; ' : '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `no such field${issue.keys.length > 1 ? 's' : ''}: ${issue.keys.join(', ')}`;
    case 'invalid_type': {
      // A schema may say more than the name of its type.
      const own = issue.message.startsWith('Invalid input') ? undefined : issue.message;
      return `${missing}expected ${own ?? TYPES[issue.expected] ?? issue.expected}`;
    }
    case 'invalid_value':
      return `${missing}expected one of ${issue.values.join(', ')}`;
    case 'invalid_key':
      return `expected ${issue.issues[0]?.message ?? 'another name'}`;
    case 'too_big':
    case 'too_small':
      return `${missing}expected ${issue.message}${lengthNow(issue.input)}`;
    default:
      return `${missing}expected ${issue.message}`;
  }
}

/**
 * Parses a text only once: the editor, `npm run dev` and the tests read the same files many times. Reading the content
 * again takes 130 ms of processor time in place of 280. There is room for all entries of a large site.
 */
const documents = new LRUCache<string, Document>({
  max: 5000,
  memoMethod: (text) => parseDocument(text, { prettyErrors: true }),
});

/**
 * Reads a YAML text to raw data. A text of comments only is an empty group.
 * @param file path for messages
 * @throws {ContentError} with file and line
 */
export function readYaml(file: string, text: string): unknown {
  const read = dataOrMistakes(documents.memo(text));
  if ('mistakes' in read)
    throw new ContentError(read.mistakes.map((mistake) => `${file}: ${mistake}`));
  return read.data ?? {};
}

/**
 * Validates raw data.
 * @param fileOf returns the file that has a field, or should have it; or one file for all fields
 * @param isExcused whether the mistake of a field is not reported, because another mistake caused it
 * @throws {ContentError} with file, field and expectation of every mistake
 */
export function validate<Schema extends z.ZodType>(
  fileOf: string | ((path: readonly PropertyKey[]) => string),
  data: unknown,
  schema: Schema,
  isExcused: (path: readonly PropertyKey[]) => boolean = () => false,
): z.output<Schema> {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues
      .filter(({ path }) => !isExcused(path))
      .map((issue) => {
        const place =
          issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
        const file = typeof fileOf === 'string' ? fileOf : fileOf(place);
        return `${file}: ${fieldName(issue.path) || 'the whole file'}: ${expectation(issue)}`;
      }),
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a text file of the content.
 * @param shown path for messages
 * @throws {ContentError} when it is not UTF-8: its letters would come out wrong
 */
export function readText(file: string, shown: string): string {
  try {
    return utf8.decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ContentError([`${shown}: the whole file: expected UTF-8; save it again as UTF-8`]);
  }
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Reads a Markdown text to the raw data of its front matter, and its body.
 * @throws {ContentError} when the front matter is missing or broken, or the body is empty
 */
export function readMarkdown(file: string, text: string): { fields: unknown; body: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match)
    throw new ContentError([
      `${file}: front matter: missing; expected fields between two lines of ---`,
    ]);
  const [, front = '', body = ''] = match;
  if (!body.trim())
    throw new ContentError([`${file}: body: missing; expected text below the front matter`]);
  // With the empty line in place of the first ---, messages have the line numbers of the file.
  return { fields: readYaml(file, `\n${front}`), body };
}
