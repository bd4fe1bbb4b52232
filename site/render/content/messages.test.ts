/** Whatever stands in a field, the message is for people who sell seedlings: no type, no pattern, nothing vague. */
import type { z } from 'zod';
import { expect, it } from 'vitest';
import { entries, line } from './field-kinds.ts';
import { lineOf, sentenceOf } from './mistake.ts';
import { ContentError, validate } from './parse.ts';
import { contentSchemas } from './schemas.ts';
import { schema as article } from './schemas/article-entry.schema.ts';
import { schema as service } from './schemas/service-entry.schema.ts';

/** What a slip may leave in a field of any kind. */
const SLIPS: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'Two words',
  'a'.repeat(300),
  '<b>bold</b>',
  'one\ntwo',
  'a {name}',
  true,
  2024,
  -1.5,
  1e9,
  [],
  ['x'],
  Array.from({ length: 20 }, () => 'x'),
  {},
  { 'Not A Name': 'x' },
  { x: 'x' },
];

type Definition = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  catchall?: z.ZodType;
  items?: readonly z.ZodType[];
  options?: readonly z.ZodType[];
};

/** A schema and all schemas of its parts, by the path of the field. */
function partsOf(schema: z.ZodType, path: string, found: Map<z.ZodType, string>) {
  // No field may stand there: that is a mistake of the group.
  if (found.has(schema) || schema.def.type === 'never') return found;
  found.set(schema, path);
  const { shape = {}, items = [], options = [], ...one } = schema.def as Definition;
  for (const [name, part] of Object.entries(shape)) partsOf(part, `${path}.${name}`, found);
  for (const part of [...items, ...options]) partsOf(part, path, found);
  for (const part of [one.element, one.innerType, one.valueType, one.in, one.catchall])
    if (part !== undefined) partsOf(part, path, found);
  return found;
}

const PARTS = new Map<z.ZodType, string>();
for (const { name, schema } of contentSchemas) partsOf(schema, name, PARTS);
partsOf(article, 'article', PARTS);
partsOf(service, 'service', PARTS);

/** Words of programs, patterns, and messages that say nothing. */
const NOT_PLAIN =
  /\b(?:expected|of|got|received) (?:string|number|int|boolean|array|object|record|tuple|null)\b|undefined|NaN|\[object|Invalid|Too (?:big|small)|[Pp]attern|\/\^|\\[dswn]|another value/;

/** The mistakes of a part with a slip in it. */
function mistakesWith(schema: z.ZodType, slip: unknown) {
  try {
    validate('en/file.yaml', slip, schema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}

const said = [...PARTS].flatMap(([schema, path]) =>
  SLIPS.flatMap((slip) => mistakesWith(schema, slip).map((mistake) => ({ path, slip, mistake }))),
);
const shown = ({ path, mistake }: (typeof said)[number]) => `${path}: ${sentenceOf(mistake)}`;

type Said = (typeof said)[number];
/** All that may stand there, in place of an example. */
const named = /^(?:one of |only these names in braces|the placeholder \{)/;

it('the message about a field is of every kind', () => {
  expect(PARTS.size).toBeGreaterThan(500);
  expect(said.length).toBeGreaterThan(5000);
});

it.each<[string, (one: Said) => boolean]>([
  ['has no word of programs, and is not vague', (one) => NOT_PLAIN.test(shown(one))],
  ['names the file', ({ mistake }) => !lineOf(mistake).startsWith('en/file.yaml: ')],
  [
    'says what was expected',
    ({ mistake: { code, expected } }) => expected === undefined && code !== 'unknown field',
  ],
  [
    'has an example, unless it names all that may stand there',
    ({ mistake: { code, expected = '', example } }) =>
      code !== 'unknown field' &&
      example === undefined &&
      !expected.includes('such as ') &&
      !named.test(expected),
  ],
  ['has one example', (one) => shown(one).split('such as ').length > 2],
  [
    'says what is there, unless nothing, a long text, or a group whose parts are named',
    ({ mistake: { code, there }, slip }) =>
      code === 'wrong value' &&
      !(typeof slip === 'string' && slip.length > 40) &&
      typeof slip !== 'object' &&
      there === undefined,
  ],
])('the message about a field: %s', (_what, isWrong) => {
  expect([...new Set(said.filter(isWrong).map(shown))]).toEqual([]);
});

it('the message about a field has an example that keeps the limit that it names', () => {
  const texts = said.flatMap(({ mistake: { expected = '', example = '' } }) => {
    const [, much, limit] = /^(at least|at most) (\d+) characters/.exec(expected) ?? [];
    return limit === undefined ? [] : [{ much, limit: Number(limit), example }];
  });
  expect(texts.length).toBeGreaterThan(50);
  const broken = texts.filter(({ much, limit, example }) => {
    const { length } = example.slice(1, -1);
    return length === 0 || (much === 'at most' ? length > limit : length < limit);
  });
  expect(broken).toEqual([]);
});

it('the message about a field is the only one about a value of a wrong type', () => {
  const lists = said.filter(({ path, slip }) => path === 'calendar.months' && slip === '');
  expect(lists.map(shown)).toEqual([
    'calendar.months: Expected a list, such as “- Maize” on one line and “- Beans” on the next; it is empty',
  ]);
});

it.each([
  [1, 'Expected exactly 2 entries, such as Maize and Beans; it has 1'],
  [3, 'Expected exactly 2 entries, such as Maize and Beans; it has 3'],
])('the message about %i named entries says how many there should be', (count, message) => {
  const group = Object.fromEntries(['a', 'b', 'c'].slice(0, count).map((name) => [name, name]));
  expect(mistakesWith(entries(line, 2), group).map(sentenceOf)).toEqual([message]);
});
