import { expect, it } from 'vitest';
import { z } from 'zod';
import { FAULTS, faultOf } from '#app/forms/validation.ts';
import { FIELDS, namesOf, type Row, type Rows } from '#app/forms/fields.ts';
import { WITH_LANDLINE } from '#tests/made-up-field.ts';
import {
  browserErrors,
  checkKinds,
  exampleOf,
  factLabels,
  lines,
  serviceErrors,
} from './form-words.ts';
import { ContentError, validate } from './parse.ts';

/** The mistakes in words that have only the fields of today. */
function mistakes(wordsOf: (rows: Rows) => Record<string, z.ZodType>, rows: Rows = WITH_LANDLINE) {
  const today = Object.fromEntries(
    Object.keys(wordsOf(FIELDS.inquiry)).map((name) => [name, 'A text']),
  );
  try {
    validate('words.yaml', { of: today }, z.strictObject({ of: z.strictObject(wordsOf(rows)) }));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const missing = (name: string) =>
  `words.yaml: of.${name}: missing; expected a text, such as “Maize”`;
const { isOptional: _, ...landline } = WITH_LANDLINE.landline;
it.each([
  ['label', (rows: Rows) => lines(namesOf(rows)), WITH_LANDLINE, ['landline']],
  ['label in mails', factLabels, WITH_LANDLINE, ['landline']],
  ['errors of the service', serviceErrors, WITH_LANDLINE, ['landlineLong', 'landlineSigns']],
  ['error of an empty field', browserErrors, { ...WITH_LANDLINE, landline }, ['landlineRequired']],
  // It may be empty, and the browser finds nothing else wrong with it.
  ['no error', browserErrors, WITH_LANDLINE, []],
  // Mails quote it.
  ['no label in mails', factLabels, { message: FIELDS.inquiry.message }, []],
] as const)('a field without its words stops the build: %s', (_what, wordsOf, rows, names) => {
  const found = mistakes(wordsOf, rows).filter((mistake) => mistake.includes('missing'));
  expect(found).toEqual(names.map(missing));
});

it('a row of an unknown kind stops the build', () => {
  // @ts-expect-error the type check finds it, too
  const row: Row = { kind: 'date' };
  expect(() => checkKinds('inquiry', { ...FIELDS.inquiry, landline: row })).toThrow(
    'site/app/forms/fields.ts: inquiry.landline.kind: expected one of line, email, text, choice; "date" is not one',
  );
});

it('an example may not be longer than its field', () => {
  const field = exampleOf(WITH_LANDLINE.landline);
  expect(field.safeParse('+254 700 000 000').success).toBe(true);
  expect(() => validate('words.yaml', 'x'.repeat(21), field)).toThrow(
    'expected at most 20 characters (limit of the field in site/app/forms/fields.ts), such as “Maize seed for the”; it has 21',
  );
});

it('what the browser finds wrong with a field is among the errors that have words', () => {
  for (const row of Object.values(WITH_LANDLINE) as Row[]) {
    for (const value of ['', 'x', '@', 'x'.repeat(300)]) {
      expect([undefined, ...FAULTS[row.kind]]).toContain(faultOf(row, value));
    }
  }
});
