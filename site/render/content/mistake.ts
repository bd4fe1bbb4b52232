/**
 * A mistake in the content, as data. Lines for the terminal and sentences for staff are made of it here, and only here.
 */

/** The kinds of mistakes. A program may compare them; no text is compared. */
export type MistakeCode =
  | 'missing'
  | 'wrong value'
  | 'unknown field'
  | 'name'
  | 'unreadable'
  | 'yaml'
  | 'lost text'
  | 'markup'
  | 'link'
  | 'picture'
  | 'photograph'
  | 'place'
  | 'twice'
  | 'contrast'
  | 'parity'
  | 'setting';

/** A part of a file that is no field. */
export type FilePart = 'file name' | 'front matter' | 'body';

export type Mistake = {
  /** The path of the file, for messages. */
  file: string;
  /** The field, or a part of the file, or the number of a line; an empty path is the whole file. */
  place: readonly PropertyKey[] | FilePart | number;
  code: MistakeCode;
  /** What is there, in words. */
  there?: string | undefined;
  /** What was expected, in words. */
  expected?: string | undefined;
  /** A value that would do. */
  example?: string | undefined;
  /** The line of the file with a mark below the place, for people who edit the file. */
  shown?: string | undefined;
};

/** A field or a part of a file, for messages. */
export type FieldUse = Pick<Mistake, 'file' | 'place'>;

/** The name of a field, such as `members[2].email`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** The place in a file, in words: `members[2].email`, `line 3`, `body`, `the whole file`. */
export const placeName = ({ place }: Pick<FieldUse, 'place'>): string =>
  typeof place === 'number'
    ? `line ${place}`
    : typeof place === 'string'
      ? place
      : fieldName(place) || 'the whole file';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was expected, with its example. */
const expectation = ({ expected, example }: Mistake) =>
  expected && `expected ${expected}${example === undefined ? '' : `, such as ${example}`}`;

/** The line of a mistake for the terminal: file, place, expectation. */
export function lineOf(mistake: Mistake): string {
  const { file, code, there, shown } = mistake;
  const expected = expectation(mistake);
  const parts = code === 'missing' ? ['missing', expected] : [expected, there];
  const text = [parts.filter(Boolean).join('; '), shown].filter(Boolean).join('\n');
  if (file === '') return text;
  const isWholeFile =
    code === 'missing' && mistake.place instanceof Array && mistake.place.length === 0;
  return isWholeFile ? `${file}: ${text}` : `${file}: ${placeName(mistake)}: ${text}`;
}

/** The sentences of a mistake for staff, who see the label of the field beside it. */
export function sentenceOf(mistake: Mistake): string {
  const { code, there } = mistake;
  const expected = expectation(mistake);
  const isMissing = code === 'missing';
  const parts = isMissing ? ['it is missing', expected] : [expected, there];
  const said = parts.filter((text) => text !== undefined && text !== '');
  return isMissing ? said.map((text = '') => capital(text)).join('. ') : capital(said.join('; '));
}

/** What a mistake is, without the place of an entry in its list: others may be added or removed before it. */
const identity = ({ file, place, code, there, expected }: Mistake) =>
  JSON.stringify([
    file,
    Array.isArray(place)
      ? place.map((part: unknown) => (typeof part === 'number' ? '' : part))
      : '',
    code,
    there,
    expected,
  ]);

/** The mistakes of `after` that are not among those of `before`. */
export function newMistakes(before: readonly Mistake[], after: readonly Mistake[]): Mistake[] {
  const known = new Map<string, number>();
  for (const mistake of before) {
    const key = identity(mistake);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return after.filter((mistake) => {
    const left = known.get(identity(mistake)) ?? 0;
    known.set(identity(mistake), left - 1);
    return left <= 0;
  });
}
