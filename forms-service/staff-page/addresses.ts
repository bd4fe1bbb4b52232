/** Addresses of the page for staff that more than one module uses. */

/** Our own style sheet, after those of the site. */
export const STYLES = '/staff.css';

/** The page of one submission. */
export const submissionAddress = (reference: string) => `/submissions/${reference}`;
