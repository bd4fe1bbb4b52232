/** The fields of the inquiry with their words. */
import inquiry from 'content:inquiry';
import { FIELDS, namesOf, type ChoiceName, type Row, type Rows } from '../fields.ts';
import { faultOf, type ErrorName } from '../validation.ts';

/** The words that fields need. Every error that a field can have is among them. */
type FieldWords<Form extends Rows> = Readonly<Record<keyof Form & string, string>> & {
  errors: Readonly<Record<ErrorName<Form>, string>>;
  optional: string;
};
/** What a choice offers, and the value that is chosen at first. */
type Choice = { options: readonly { value: string; label: string }[]; first: string };

/** A field of a form with its words. */
export type FormField = {
  name: string;
  row: Row;
  label: string;
  /** Of a choice. */
  options: Choice['options'];
  /** The value in an empty form: at first and after success. */
  blank: string;
  /** The message about a value that is wrong. */
  errorOf: (value: string) => string | undefined;
};

/** All fields of a form, from their rows, the words of the form, and those of its choices. */
export function formFields<Form extends Rows>(
  rows: Form & Readonly<Record<keyof Form & string, Row>>,
  words: FieldWords<Form>,
  choices: Readonly<Record<string, Choice>>,
): readonly FormField[] {
  const table: Readonly<Record<keyof Form & string, Row>> = rows;
  const labels: Readonly<Record<keyof Form & string, string>> = words;
  return namesOf(table).map((name) => {
    const row = table[name];
    const { options = [], first = '' } = choices[name] ?? {};
    const isOptional = row.kind !== 'choice' && row.isOptional;
    const label = isOptional ? words.optional.replace('{label}', labels[name]) : labels[name];
    const errorOf = (value: string) => {
      const fault = faultOf(row, value);
      // Only a fault of the row's kind, whose message is in the type of the words.
      return fault && words.errors[`${name}${fault}` as ErrorName<Form>];
    };
    return { name, row, label, options, blank: first, errorOf };
  });
}

export const CHOICES: Readonly<Record<ChoiceName, Choice>> = {
  subject: { options: inquiry.subjects, first: inquiry.defaultSubject },
};
export const INQUIRY_FIELDS = formFields(FIELDS.inquiry, inquiry, CHOICES);
