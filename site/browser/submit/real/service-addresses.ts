/** Addresses of the forms service. */
import type { FormName } from '#app/forms/submission.ts';

/** Origin of the service; empty for the site's own. Set by the build (`site/build/submission-settings.ts`). */
declare const SERVICE_ORIGIN: string;

/** The language of this page, unless it is the first one. */
export const PAGE_LANGUAGE = LANGUAGE_PATH ? LANGUAGE : undefined;

/**
 * The address to which a form is sent. It names the language, which no field does: a service of the version before
 * refuses fields that it does not know.
 */
export const actionOf = (form: FormName, language = PAGE_LANGUAGE) =>
  `${SERVICE_ORIGIN}/submissions/${form}${language ? `?language=${language}` : ''}`;

/** Returns a stamp: the signed time at which the visitor began to fill in a form. */
export const stampAddress = () => `${SERVICE_ORIGIN}/submissions/stamp`;
