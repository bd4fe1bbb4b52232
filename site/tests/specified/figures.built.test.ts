/** Each figure of the specification is explained on one page, and each row of figures links to it. */
import { describe, expect, it } from 'vitest';
import { FIGURES } from '#routes.ts';
import { htmlOf, paths } from '../built-pages.ts';
import { TEXTS } from './specified-texts.ts';

const documentOf = (path: string) => new DOMParser().parseFromString(htmlOf(path), 'text/html');

/** The specified texts that begin with a number and name what it counts. */
const figures = [...new Set(Object.values(TEXTS).flat())].filter(
  (text) => /^\d\S* [a-z]/i.test(text) && !/[AP]M/.test(text),
);

describe('the page on figures', () => {
  const names = [...documentOf(FIGURES).querySelectorAll('tbody th')].map(
    (cell) => cell.textContent,
  );

  it.each(figures)('explains %s', (figure) => {
    expect(names.filter((name) => name.includes(figure))).not.toEqual([]);
  });
});

describe('rows of figures', () => {
  const rows = paths.flatMap((path) =>
    [...documentOf(path).querySelectorAll('[data-figures]')].map((row) => ({ path, row })),
  );

  it('link to the page on figures', () => {
    expect(rows.length).toBeGreaterThan(10);
    const without = rows.filter(({ row }) => !row.querySelector(`a[href="${FIGURES}"]`));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});
