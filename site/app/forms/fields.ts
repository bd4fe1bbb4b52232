/**
 * The fields of all forms: one row for each. From a row follow the field on the page, the checks in the browser and in
 * the forms service, the draft on the device, the mail to staff, the spreadsheet, the page for staff, and the words that
 * content must have (`site/render/content/form-words.ts`).
 */
import type { InputHTMLAttributes } from 'react';

type Typed = {
  /** A field without this must be filled in. */
  isOptional?: true;
  /** Greatest number of characters. Only programs exceed it, so only the forms service checks it. */
  most: number;
  /** Attributes of its element: how browsers and keyboards help to fill it in. */
  help: Readonly<InputHTMLAttributes<HTMLElement>>;
};
export type Row = Readonly<
  /** One line of text. */
  | ({ kind: 'line' } & Typed)
  /** An address; a loose one is anything that has an `@` (reading 18). */
  | ({ kind: 'email'; isLoose?: true } & Typed)
  /** Text of several lines, with its least number of characters. */
  | ({ kind: 'text'; least: number } & Typed)
  /** One of several options, which are in the words of the form. One is always chosen. */
  | { kind: 'choice' }
>;
/** The fields of a form by their names, in the order of the form. */
export type Rows = Readonly<Record<string, Row>>;

/** An address may have 254 characters (RFC 5321, 4.5.3.1.3, without its brackets). */
const ADDRESS = { kind: 'email', most: 254 } as const;
const HELP = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

/** The only field of a form that is one address and a button. */
const SIGN_UP = {
  email: { ...ADDRESS, isLoose: true, help: { ...HELP, enterKeyHint: 'send', spellCheck: false } },
} as const;

/** By the name that the form has everywhere: in addresses, in the database, in the content. */
export const FIELDS = {
  newsletter: SIGN_UP,
  partnership: SIGN_UP,
  inquiry: {
    name: {
      kind: 'line',
      most: 200,
      help: {
        type: 'text',
        autoComplete: 'name',
        autoCapitalize: 'words',
        spellCheck: false,
        enterKeyHint: 'next',
      },
    },
    email: { ...ADDRESS, help: { ...HELP, spellCheck: false, enterKeyHint: 'next' } },
    subject: { kind: 'choice' },
    // Section 9: least number of characters.
    message: {
      kind: 'text',
      least: 10,
      most: 10_000,
      help: { spellCheck: true, enterKeyHint: 'enter' },
    },
  },
  'early-access': SIGN_UP,
} as const satisfies Record<string, Rows>;

export type FormName = keyof typeof FIELDS;
/** The fields of the inquiry whose options are in its words. */
export type ChoiceName = {
  [Name in keyof Inquiry]: Inquiry[Name]['kind'] extends 'choice' ? Name : never;
}[keyof Inquiry];
type Inquiry = (typeof FIELDS)['inquiry'];

/** The names of fields or forms, in their order. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[];

/** Whether a field must be filled in. */
export const isRequired = (row: Row) => row.kind !== 'choice' && !row.isOptional;
