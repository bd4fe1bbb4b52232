/** Addresses of the page for staff that more than one module uses. */

/** The style sheet of the page for staff. It comes after those of the site. */
export const STYLES = '/staff.css';

/** The page of one submission. */
export const submissionAddress = (reference: string) => `/submissions/${reference}`;
