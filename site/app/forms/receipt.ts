import type { FormName } from './fields.ts';

type Words = { receipts: Readonly<Record<FormName, string>>; reference: string };

/**
 * The lasting text after a form was accepted, with the number by which staff find it. Nobody asks about a sign-up for
 * the newsletter, so that has none.
 */
export function withReference(words: Words, form: FormName, reference: string | undefined): string {
  const receipt = words.receipts[form];
  if (reference === undefined || form === 'newsletter') return receipt;
  return `${receipt} ${words.reference.replace('{reference}', reference)}`;
}
