/**
 * A text as part of an address: `Inputs and Fertilizer` becomes `inputs-and-fertilizer`. Empty if it has neither a letter
 * from A to Z nor a digit.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
