import { expect, it } from 'vitest';
import submissions from 'content:submissions';
import { namesOf, FIELDS } from './fields.ts';
import { withReference } from './receipt.ts';

it.each(namesOf(FIELDS))(
  'the receipt of %s says what we have, and its number if there is one',
  (form) => {
    const receipt = submissions.receipts[form];
    expect(withReference(submissions, form, undefined)).toBe(receipt);
    const numbered = withReference(submissions, form, 'KAG-7Q2M-XK4D');
    expect(numbered.startsWith(receipt)).toBe(true);
    expect(numbered.endsWith('KAG-7Q2M-XK4D')).toBe(form !== 'newsletter');
  },
);
