import forms from 'content:forms';
import { addressOf } from '#app/language.ts';
import { PRIVACY } from '#routes.ts';
import type { FormName, SubmissionFormProps, Submit } from '#app/forms/submission.ts';
import { WAITS } from '#app/forms/submission.ts';
import { WithoutScripts } from '#app/forms/without-scripts.tsx';

export { isFilled as isAddressEnough } from '#app/forms/validation.ts';

/** Waits as specified and sends nothing (reading 22). */
export const submit: Submit = (form) =>
  new Promise((resolve) => setTimeout(resolve, WAITS[form], undefined));

/** The text beside a form after success: nothing was sent. */
export const receiptOf = (_form: FormName, simulated: string): string => simulated;

/**
 * A form that needs scripts, and says that it sends nothing. Without scripts it is hidden, and the page shows other ways
 * to reach the company.
 */
export function SubmissionForm({ children, ...props }: SubmissionFormProps) {
  return (
    <>
      <form {...props} method="post" noValidate data-needs-scripts>
        {children}
        <small>
          {forms.demonstration} <a href={addressOf(PRIVACY)}>{forms.demonstrationLink}</a>
        </small>
      </form>
      <WithoutScripts />
    </>
  );
}

/** Does nothing: there are no pending submissions. */
export function resumeSubmissions(): void {
  // Nothing is ever sent.
}
