/** The navigation marks the page it is on before any script has run: on wide screens and in the menu of phones. */
import { describe, expect, it } from 'vitest';
import { htmlOf, NOWHERE } from '../pages.ts';

/** What each navigation marks: the page itself, and what stands above it. */
const MARKS: readonly [path: string, marks: readonly string[]][] = [
  ['/', ['page: Home']],
  ['/about', ['page: About']],
  ['/business/coffee', ['true: Our Business', 'page: Coffee']],
  ['/services/fertilizers/soil-testing', ['true: Our Business', 'true: Fertilizer']],
  ['/sustainability/partneships', ['true: Sustainability', 'page: Sustainability Partnerships']],
  ['/news', ['page: News']],
  ['/news/record-coffee-harvest', ['true: News']],
  ['/connect', ['page: Connect']],
  // Two entries lead there, so neither is marked.
  ['/comingsoon', []],
  [NOWHERE, []],
];

describe.each(MARKS)('on %s', (path, marks) => {
  const page = new DOMParser().parseFromString(htmlOf(path), 'text/html');

  it.each(['header nav:not(dialog *)', 'dialog nav'])(
    '%s marks the page and what stands above it',
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
