/**
 * What the fields of the forms must be (section 5). Pure: the browser checks a form with this before it is sent, and the
 * forms service checks it again.
 */
import { isRequired, type Row, type Rows } from './fields.ts';

/** What the browser can find wrong with each kind of field: the ends of the names of error messages. */
export const FAULTS = {
  line: ['Required'],
  email: ['Required', 'Invalid'],
  text: ['Required', 'Short'],
  choice: [],
} as const satisfies Record<Row['kind'], readonly string[]>;

/** The names of the error messages of these fields, such as `nameRequired`. */
export type ErrorName<Form extends Rows> = {
  [Name in keyof Form & string]: `${Name}${Exclude<
    (typeof FAULTS)[Form[Name]['kind']][number],
    Form[Name] extends { isOptional: true } ? 'Required' : never
  >}`;
}[keyof Form & string];

/** `name@host.tld` without spaces (reading 18). */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** What is wrong with the value of a field, if anything: one of its {@link FAULTS}. */
export function faultOf(row: Row, value: string) {
  const text = value.trim();
  if (text === '') return isRequired(row) ? 'Required' : undefined;
  switch (row.kind) {
    case 'email':
      return (row.isLoose ? hasAt(text) : ADDRESS.test(text)) ? undefined : 'Invalid';
    case 'text':
      // An emoji counts as one character.
      return Array.from(text).length < row.least ? 'Short' : undefined;
    case 'line':
    case 'choice':
      return undefined;
  }
}

/** Whether there are no errors. */
export function hasNoErrors(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

/** Newsletter and partnership accept an address that is not empty and has an `@` (reading 18). */
export function hasAt(value: string): boolean {
  return value.trim().includes('@');
}

/** With simulated submissions, early access and the news list accept any text that is not empty (reading 18). */
export function isFilled(value: string): boolean {
  return value.trim() !== '';
}
