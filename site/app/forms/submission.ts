/** How a form is sent, simulated or for real. The build chooses one of the two (`#submit`). */
import type { ComponentProps } from 'react';
import type { Elements } from '../elements.ts';
import type { FormName } from './fields.ts';

export type { FormName };

/**
 * Resolves when the submission was taken, rejects when it was not. A text is shown in place of the usual one, which
 * would promise a mail that cannot come.
 */
export type Submit = (
  form: FormName,
  fields: Readonly<Record<string, string>>,
) => Promise<string | undefined>;

/** Section 9: wait in ms until a form says that it was sent. */
export const WAITS: Record<FormName, number> = {
  newsletter: 1000,
  partnership: 1000,
  inquiry: 1500,
  'early-access': 0,
};

/** Section 9: how long a success message stays, in ms. */
export const SUCCESS_SHOWN = 5000;

export type SubmissionFormProps = Omit<ComponentProps<'form'>, 'name' | 'children'> & {
  name: FormName;
  children: Elements;
};
