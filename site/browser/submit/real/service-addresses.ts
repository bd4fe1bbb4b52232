/** Where the forms service answers. */
import type { FormName } from '#app/forms/submission.ts';

/** Origin of the service, empty where the site itself takes forms. Set by the build (`site/build/submission-settings.ts`). */
declare const SERVICE_ORIGIN: string;

/** The address that takes a form. */
export const actionOf = (form: FormName) => `${SERVICE_ORIGIN}/submissions/${form}`;

/** Answers with a stamp: the signed time at which a form was begun. */
export const stampAddress = () => `${SERVICE_ORIGIN}/submissions/stamp`;
