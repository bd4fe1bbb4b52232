/** The form of a page, by which the server gives it a signed time from outside of it (`server/stamped.ts`). */
export const FORM_ID = 'live-form';
