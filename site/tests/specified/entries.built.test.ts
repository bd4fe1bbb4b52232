/** The services, articles and milestones that the specification asks for. True of the live content only. */
import { expect, it } from 'vitest';
import { htmlOf, paths } from '../built-pages.ts';

const below = (start: string) => paths.filter((path) => path.startsWith(start));

it.each([
  ['tea', 6],
  ['coffee', 5],
  ['agric-inputs', 5],
  ['fertilizers', 5],
])('the specification asks for services of %s: %i', (category, count) => {
  expect(below(`/services/${category}/`)).toHaveLength(count);
});

it.each([
  'advanced-fertilizer-tech',
  'cooperative-partnership',
  'crop-protection-workshop',
  'nyeri-distribution-center',
  'record-coffee-harvest',
  'sustainable-farming-initiative',
])('the specification asks for the article %s', (id) => {
  expect(paths).toContain(`/news/${id}`);
});

it('the specification asks for these milestones on About', () => {
  const page = new DOMParser().parseFromString(htmlOf('/about'), 'text/html');
  const years = [2007, 2010, 2013, 2015, 2018, 2020, 2022, 2024];
  for (const year of years) expect(page.body.textContent).toContain(String(year));
});
