/**
 * Whether this build's forms are taken for real. Both settings are constants where a bundler has replaced them
 * (`vite.config.ts`): the default build drops all that hangs on them, to the last byte.
 */
import type { FormName } from '../submission.ts';

export const IS_LIVE = process.env.SUBMISSIONS === 'live';

/** Where the service is: another site's origin, or nothing for the site's own. */
const SERVICE = process.env.SUBMISSIONS_ORIGIN ?? '';

/** The last part of each form's address. */
const PATHS: Record<FormName, string> = {
  newsletter: 'newsletter',
  partnership: 'partnership',
  contact: 'inquiry',
  earlyAccess: 'early-access',
};

/** The address that takes a form. */
export const actionOf = (form: FormName) => `${SERVICE}/submissions/${PATHS[form]}`;

/** Where a signed time is to be had, which says when a form was begun. */
export const stampAddress = () => `${SERVICE}/submissions/stamp`;
