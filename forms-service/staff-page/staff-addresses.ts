/** Addresses of the page for staff that more than one module uses. */

/** Our own style sheet, after those of the site. */
export const STYLES = '/staff.css';

/** The page of one submission. */
export const submissionAddress = (reference: string) => `/submissions/${reference}`;

/** The page that sends an article to all readers. @param article such as `news/some-article` */
export const newsletterAddress = (article: string) => `/readers/${article}`;
