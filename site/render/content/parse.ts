/** Reads YAML and Markdown and validates the data. This is the only reader: of the check, the editor and the build. */
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { messageOf } from '#serve/message-of.ts';
import { cleanText } from './clean-text.ts';
import { isGroup } from './is-group.ts';
import { limitOf } from './limits.ts';
import { lineOf, type Mistake } from './mistake.ts';
import { dataOrMistakes } from './yaml-mistakes.ts';

/** The content does not fit its schema. The message has a line for every mistake. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: readonly Mistake[];
  /** The mistakes as lines for the terminal. */
  readonly problems: readonly string[];
  /** @param mistakes one in a file that several others need, such as `brand.yaml`, may be found more than once */
  constructor(mistakes: readonly Mistake[]) {
    const own = new Map(mistakes.map((mistake) => [lineOf(mistake), mistake]));
    super([...own.keys()].join('\n'));
    this.mistakes = [...own.values()];
    this.problems = [...own.keys()];
  }
  /** The text that commands print. */
  get report(): string {
    return `The content has mistakes:\n\n${this.problems.map((problem) => `  ${problem}`).join('\n')}\n`;
  }
}

/** An example of a number or day that YAML takes for something else than a text. */
const inQuotes = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? `'${String(value)}'` : undefined;

/** The types of fields, for people who write content. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of named entries',
  tuple: 'a list',
};

/** What stands in a field, in words. A long text is not repeated. */
function found(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'it is empty';
  if (Array.isArray(value)) return 'it is a list';
  if (isGroup(value)) return 'it is a group of fields';
  if (typeof value !== 'string') return `it is ${JSON.stringify(value)}`;
  if (value.length > 40) return undefined;
  return `it is ${JSON.stringify(value).replaceAll(String.raw`\n`, ' ⏎ ')}`;
}

/** The length of a text or list, or a number. */
function sizeNow(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() === '') return 'it is empty';
  return typeof value === 'string' || Array.isArray(value)
    ? `it has ${value.length}`
    : found(value);
}

/** An example of each type. */
const EXAMPLES: Readonly<Record<string, string>> = {
  string: '“Maize”',
  number: '2.5',
  int: '12',
  boolean: 'true',
  array: '“- Maize” on one line and “- Beans” on the next',
  object: '“name: Maize” on a line of its own',
  record: '“maize:” with what belongs to it on the lines below',
  tuple: '[3, 5]',
};

type Issue = z.core.$ZodIssue;
type Said = Pick<Mistake, 'code' | 'there' | 'expected' | 'example'>;

/** How the library's own messages begin. */
const LIBRARY = /^(?:Invalid|Too (?:big|small))/;

/** A message of our own, or `undefined` for the library's. */
const ownMessage = ({ message }: Issue) => (LIBRARY.test(message) ? undefined : message);

/** A decimal comma is read as a field of its own: `{ kg: 1,44 }`. */
const isDecimal = (keys: readonly string[]) => keys.every((key) => /^\d+$/.test(key));

function saidOf(issue: Issue): Said {
  const code = issue.input === undefined ? 'missing' : 'wrong value';
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        code: 'unknown field',
        there: `no such field${issue.keys.length > 1 ? 's' : ''}: ${issue.keys.join(', ')}`,
        ...(isDecimal(issue.keys) && {
          expected: 'a dot in a number, not a comma',
          example: '1.44',
        }),
      };
    case 'invalid_type': {
      const there = found(issue.input);
      // A schema may say more than the name of its type, with its own example.
      const own = ownMessage(issue);
      if (own !== undefined) return { code, expected: own, there };
      const quoted = issue.expected === 'string' ? inQuotes(issue.input) : undefined;
      return {
        code,
        expected: TYPES[issue.expected] ?? 'another value',
        there,
        example: quoted ?? EXAMPLES[issue.expected],
      };
    }
    case 'invalid_value':
      return {
        code,
        expected: `one of ${issue.values.join(', ')}`,
        ...(code === 'wrong value' && { there: found(issue.input) }),
      };
    case 'invalid_key':
      return {
        code: 'name',
        expected: issue.issues[0]?.message,
        there: found(issue.path.at(-1)),
      };
    case 'too_big':
    case 'too_small': {
      const { expected, example } = limitOf(issue);
      return {
        code,
        expected: ownMessage(issue) ?? expected,
        there: sizeNow(issue.input),
        example,
      };
    }
    case 'invalid_format':
      return {
        code,
        expected: ownMessage(issue) ?? 'another value',
        there: found(issue.input),
      };
    default: {
      // A check of our own may say what is there, too. A group says nothing.
      const [expected, ...there] = issue.message.split('; ');
      const shown = isGroup(issue.input) ? undefined : found(issue.input);
      return { code, expected, there: there.join('; ') || shown };
    }
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

/** Is told what was cleaned out of a field, or out of the body of a Markdown file. */
export type OnClean = (place: readonly PropertyKey[] | 'body', changed: readonly string[]) => void;

const nothing = () => undefined;

/** The data with all its texts and names cleaned. */
function cleaned(value: unknown, onClean: OnClean, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === 'string') {
    const { text, changed } = cleanText(value);
    if (changed.length > 0) onClean(path, changed);
    return text;
  }
  if (Array.isArray(value))
    return value.map((item, index) => cleaned(item, onClean, [...path, index]));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const { text, changed } = cleanText(name);
      const own = text.trim();
      if (changed.length > 0) onClean([...path, own], changed);
      return [own, cleaned(item, onClean, [...path, own])];
    }),
  );
}

const BYTE_ORDER_MARK = /^\ufeff/;

/** A text with the same sign at the end of each line. Windows has two signs there, an old Mac another one. */
export const withOneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * Reads a YAML text to raw data, whose texts are cleaned. A text of comments only is an empty group.
 * @param file path for messages
 * @param onClean is told what was cleaned
 * @throws {ContentError} with file and line
 */
export function readYaml(file: string, text: string, onClean: OnClean = nothing): unknown {
  const source = withOneLineEnd(text.replace(BYTE_ORDER_MARK, ''));
  const read = dataOrMistakes(documents.memo(source), source);
  if ('mistakes' in read)
    throw new ContentError(
      read.mistakes.map(({ line, said, shown, isLostText }) => ({
        file,
        place: line,
        code: isLostText ? 'lost text' : 'yaml',
        there: said,
        shown,
      })),
    );
  return cleaned(read.data ?? {}, onClean);
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
  const { issues } = result.error;
  // What is of a wrong type has no length that could be wrong, too.
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('\n')),
  );
  const isOfType = ({ code, path }: Issue) =>
    !code.startsWith('too_') || !mistyped.has(path.join('\n'));
  throw new ContentError(
    issues
      .filter((issue) => isOfType(issue) && !isExcused(issue.path))
      .map((issue) => {
        const place =
          issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
        const file = typeof fileOf === 'string' ? fileOf : fileOf(place);
        return { file, place: issue.path, ...saidOf(issue) };
      }),
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Why the system does not read a file, in words. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there any more, or it is a link to a file that is not there',
  EISDIR: 'it is a folder; expected a file',
  ENOTDIR: 'it is a file; expected a folder',
  ELOOP: 'it is a link that leads back to itself',
  EACCES: 'this computer does not allow to read it: give its owner the right to read',
  EPERM: 'this computer does not allow to read it: give its owner the right to read',
  ENAMETOOLONG: 'its name is too long',
};

/** The mistake of a file that cannot be read. @throws the error if it is not about a file */
export function fileMistake(error: unknown, file: string): Mistake {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) throw error;
  return { file, place: [], code: 'unreadable', there: FILE_ERRORS[code] ?? messageOf(error) };
}

/**
 * Reads a text file of the content.
 * @param shown path for messages
 * @throws {ContentError} when it is not UTF-8, because its letters would come out wrong, or cannot be read
 */
export function readText(file: string, shown: string): string {
  let data: Buffer;
  try {
    data = readFileSync(file);
  } catch (error) {
    throw new ContentError([fileMistake(error, shown)]);
  }
  try {
    return utf8.decode(data);
  } catch {
    const expected = 'UTF-8; save it again as UTF-8';
    throw new ContentError([{ file: shown, place: [], code: 'unreadable', expected }]);
  }
}

/** A line of `---`, which may have spaces behind it. */
const FENCE = String.raw`---[ \t]*`;
const FRONT_MATTER = new RegExp(
  String.raw`^(\ufeff?(?:[ \t]*\n)*${FENCE}\n)([\s\S]*?)(?<=\n)(${FENCE}(?:\n|$))([\s\S]*)$`,
);

/** The parts of a Markdown file. Together they are the file. */
export type MarkdownParts = { open: string; front: string; close: string; body: string };

/** Divides a Markdown file at the two lines of `---`; `undefined` if it does not have them. @param text as `withOneLineEnd` gives it */
export function splitMarkdown(text: string): MarkdownParts | undefined {
  const [whole, open = '', front = '', close = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  return whole === undefined ? undefined : { open, front, close, body };
}

/**
 * Reads a Markdown text to the raw data of its front matter, and its body, whose texts are cleaned.
 * @param file path for messages
 * @param onClean is told what was cleaned
 * @throws {ContentError} when the front matter is missing or broken, or the body is empty
 */
export function readMarkdown(
  file: string,
  text: string,
  onClean: OnClean = nothing,
): { fields: unknown; body: string } {
  const source = withOneLineEnd(text);
  const parts = splitMarkdown(source);
  if (!parts) {
    const isOpen = /^\ufeff?\s*---[ \t]*\n/.test(source);
    const there = `the ${isOpen ? 'second' : 'first'} one is missing`;
    const expected = 'fields between two lines of ---';
    throw new ContentError([{ file, place: 'front matter', code: 'unreadable', expected, there }]);
  }
  const { text: body, changed } = cleanText(parts.body);
  if (changed.length > 0) onClean('body', changed);
  if (!body.trim()) {
    const expected = 'the text of the article or service, below its fields';
    throw new ContentError([{ file, place: 'body', code: 'missing', expected }]);
  }
  // With empty lines in place of what stands above, messages have the line numbers of the file.
  const above = parts.open.replace(/[^\n]/g, '');
  return { fields: readYaml(file, above + parts.front, onClean), body };
}
