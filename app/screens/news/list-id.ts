/** The `id` of the list's heading. */
export const LIST_ID = 'articles';

/** An address of the news, past the hero. */
export const atList = (path: string) => `${path}#${LIST_ID}`;
