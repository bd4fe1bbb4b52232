/**
 * The words that the fields of the forms need, for the schemas of content. All follow from the table of fields
 * (`site/app/forms/fields.ts`), so a field without its words stops the build.
 */
import { FIELDS, isRequired, namesOf, type Row, type Rows } from '#app/forms/fields.ts';
import { FAULTS, type ErrorName } from '#app/forms/validation.ts';
import { line } from './field-kinds.ts';
import { ContentError } from './parse.ts';

const TABLE = 'site/app/forms/fields.ts';

/** Checks the kinds of the rows of a form. @throws {ContentError} naming the file and each field of an unknown kind */
export function checkKinds(form: string, rows: Readonly<Record<string, { kind: string }>>): void {
  const problems = Object.entries(rows)
    .filter(([, { kind }]) => !Object.hasOwn(FAULTS, kind))
    .map(([name, { kind }]) => ({
      file: TABLE,
      place: [form, name, 'kind'],
      code: 'setting' as const,
      expected: `one of ${Object.keys(FAULTS).join(', ')}`,
      there: `"${kind}" is not one`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
}
for (const [form, rows] of Object.entries(FIELDS)) checkKinds(form, rows);

/** The fields of a schema: a line of text for each name. */
export const lines = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>;

/** The labels of the fields that a mail shows as facts. It shows the message as a quotation. */
export const factLabels = (rows: Rows) => lines(namesOf(rows).filter((name) => name !== 'message'));

/** The errors that the browser finds, such as `nameRequired`. */
export const browserErrors = <Form extends Rows>(rows: Form) =>
  lines(
    Object.entries(rows).flatMap(([name, row]) =>
      FAULTS[row.kind]
        .filter((fault) => fault !== 'Required' || isRequired(row))
        .map((fault) => `${name}${fault}` as ErrorName<Form>),
    ),
  );

/** The errors that only the forms service finds, such as `nameLong`. */
export function serviceErrors(rows: Rows) {
  const typed = namesOf(rows).filter((name) => rows[name]?.kind !== 'choice');
  const choices = namesOf(rows).filter((name) => !typed.includes(name));
  const names = (fields: readonly string[], fault: string) => fields.map((name) => name + fault);
  return lines([...names(typed, 'Long'), ...names(typed, 'Signs'), ...names(choices, 'Unknown')]);
}

/** The example in an empty field, which must fit into the field. */
export const exampleOf = ({ most }: Extract<Row, { most: number }>) =>
  line.max(most, `at most ${most} characters (limit of the field in ${TABLE})`);
