// Written by `npm run brand` from content/facts/brand.yaml: change it there.

/** The mark alone. */
export const MARK_VIEW_BOX = '0 0 64 64';

/** Its shapes in one colour. */
export const MARK_PATH =
  'M1.5 59L27 7L23.5 29L30.5 41.5L26 59ZM31 10.5C44.5 23 52.5 39.5 53.5 59H30.5L35 41L28 28.5ZM53 7.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0 -17Z';
