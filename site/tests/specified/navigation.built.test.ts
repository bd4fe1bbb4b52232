/** The navigation marks the current page before any script runs, on wide screens and in the menu of phones. */
import { describe, expect, it } from 'vitest';
import { htmlOf, NOWHERE } from '../built-pages.ts';

/** The marked entries on each page: the page itself, and the pages above it. */
const MARKS: readonly [path: string, marks: readonly string[]][] = [
  ['/', ['page: Home']],
  ['/about', ['page: About']],
  ['/business/coffee', ['true: Our Business', 'page: Coffee']],
  ['/services/fertilizers/soil-testing', ['true: Our Business', 'true: Fertilizer']],
  ['/sustainability/partneships', ['true: Sustainability', 'page: Sustainability Partnerships']],
  ['/news', ['page: News']],
  ['/news/record-coffee-harvest', ['true: News']],
  ['/connect', ['page: Connect']],
  // Two entries link to this page, so neither is marked.
  ['/comingsoon', []],
  [NOWHERE, []],
];

describe.each(MARKS)('on %s', (path, marks) => {
  const page = new DOMParser().parseFromString(htmlOf(path), 'text/html');

  it.each(['header nav:not(dialog *)', 'dialog nav'])(
    '%s marks the page and the pages above it',
    (navigation) => {
      const marked = [...page.querySelectorAll(`${navigation} [aria-current]`)].map((element) => {
        const name = element.querySelector('strong') ?? element;
        return `${element.getAttribute('aria-current')}: ${name.textContent}`;
      });
      expect(marked).toEqual(marks);
    },
  );

  it('the logo links to Home, and is marked there', () => {
    const logo = page.querySelector('header a');
    expect(logo?.getAttribute('href')).toBe('/');
    expect(logo?.getAttribute('aria-current')).toBe(path === '/' ? 'page' : null);
  });
});
