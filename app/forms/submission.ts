/**
 * The one place through which a form's content leaves it. By default nothing leaves the page: the wait of
 * section 7 passes, then all is well (reading 22). Whoever takes submissions for real gives another `Submit`.
 */

/** What each form collects. */
export type Submissions = {
  newsletter: { email: string };
  partnership: { email: string };
  contact: { name: string; email: string; subject: string; message: string };
  earlyAccess: { email: string };
};
export type FormName = keyof Submissions;

/** Resolves when the submission was taken, rejects when it was not. */
export type Submit = <Name extends FormName>(
  form: Name,
  fields: Submissions[Name],
) => Promise<void>;

/** Section 9: simulated wait in ms. */
export const WAITS: Record<FormName, number> = {
  newsletter: 1000,
  partnership: 1000,
  contact: 1500,
  earlyAccess: 0,
};

/** Section 9: how long a success message stays, in ms. */
export const SUCCESS_SHOWN = 5000;

/** Waits as specified and sends nothing. */
export const simulateSubmission: Submit = (form) =>
  new Promise((resolve) => setTimeout(resolve, WAITS[form]));
