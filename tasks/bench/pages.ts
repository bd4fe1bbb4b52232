/** One page of each kind that has a floor. */

export type MeasuredPage = {
  name: string;
  title: string;
  path: string;
  /** Whether it has the button «Join Now». */
  hasNewsletter?: boolean;
};

export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', title: 'Home', path: '/', hasNewsletter: true },
  { name: 'article', title: 'An article', path: '/news/record-coffee-harvest' },
  { name: 'business', title: 'A business page', path: '/business/coffee' },
];
