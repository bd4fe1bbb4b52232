/** Addresses of the forms service. */
import type { FormName } from '#app/forms/submission.ts';

/** Origin of the service; empty for the site's own. Set by the build (`site/build/submission-settings.ts`). */
declare const SERVICE_ORIGIN: string;

/** The address to which a form is sent. */
export const actionOf = (form: FormName) => `${SERVICE_ORIGIN}/submissions/${form}`;

/** Returns a stamp: the signed time at which the visitor began to fill in a form. */
export const stampAddress = () => `${SERVICE_ORIGIN}/submissions/stamp`;
