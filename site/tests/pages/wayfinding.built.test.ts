/** Where pages lead, with any content: what is beyond the specification stays behind two doors. */
import { describe, expect, it } from 'vitest';
import { businessPages, FIGURES } from '#routes.ts';
import { documentOf, paths, prefixOf, routeOf } from '../built-pages.ts';

/** The route table of the specification, and the further pages of its lists. */
const SPECIFIED = [
  /^\/$/,
  /^\/(about|connect|comingsoon)$/,
  /^\/services\//,
  /^\/news/,
  /^\/business\/[^/]+(\/page\/.+)?$/,
  /^\/sustainability\//,
];

const DOORS = ['/farm', '/buyers'];
const business = Object.values(businessPages);

/** The paths of all links in a part of a page. */
const pathsIn = (part: ParentNode | null) =>
  [...(part?.querySelectorAll('a[href]') ?? [])].map(
    (link) => new URL(link.getAttribute('href') ?? '', 'https://site.example').pathname,
  );

const isAdditional = (path: string) =>
  paths.includes(path) && !SPECIFIED.some((pattern) => pattern.test(path));

describe('doors', () => {
  it.each(['/', ...business])('%s leads to at most three additional pages', (page) => {
    const links = pathsIn(documentOf(page).querySelector('main')).filter(isAdditional);
    expect(links.length, links.join(' ')).toBeLessThanOrEqual(3);
  });

  it.each(business)('%s has the two doors once, and no other target before its words', (page) => {
    const main = documentOf(page).querySelector('main');
    const [hero] = main?.querySelectorAll('section') ?? [];
    const first = [...(main?.querySelectorAll('p') ?? [])].find((words) => !hero?.contains(words));
    const early = [...(main?.querySelectorAll('a, button, summary') ?? [])].filter(
      (target) => first && target.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(early.map((target) => target.getAttribute('href'))).toEqual(DOORS);
    const doors = pathsIn(main).filter((path) => DOORS.includes(path));
    expect(doors).toEqual(DOORS);
  });

  it('stand on each page in the info bar, the menu of phones and the bar of phones', () => {
    for (const page of paths) {
      const content = documentOf(page);
      const doors = DOORS.map(
        (door) =>
          [...content.querySelectorAll(`a[href="${prefixOf(page)}${door}"]`)].filter(
            (link) => !link.closest('main, footer'),
          ).length,
      );
      expect(doors, page).toEqual([3, 3]);
    }
  });
});

it('how figures are counted is said once, at the foot of a page', () => {
  for (const page of paths.filter((one) => SPECIFIED.some((pattern) => pattern.test(one)))) {
    if (routeOf(page) === '/news/:id') continue;
    const links = [...documentOf(page).querySelectorAll(`a[href="${FIGURES}"]`)];
    expect(
      links.map((link) => Boolean(link.closest('footer'))),
      page,
    ).toEqual([true]);
  }
});

it('the menu of a page names its parts as their headings do', () => {
  for (const page of paths) {
    const content = documentOf(page);
    for (const link of content.querySelectorAll('[data-parts] a')) {
      const part = content.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      // The heading of a part that folds is above it.
      const heading = (part?.closest('details') ?? part)?.querySelector('h2');
      expect(heading?.textContent, page).toBe(link.textContent);
    }
  }
});
