import { expect, it } from 'vitest';
import { PAGES } from './pages.ts';
import { PROFILES } from './profiles.ts';
import type { Variant } from './references.ts';
import { tables } from './report.ts';
import type { Metrics, Sample } from './rounds.ts';

const ZERO: Metrics = {
  html: 0,
  css: 0,
  scripts: 0,
  fonts: 0,
  pictures: 0,
  other: 0,
  requests: 1,
  firstScreen: 0,
  next: null,
  firstPaint: 0,
  largestPaint: 0,
  shift: 0,
  blocking: 0,
  script: 0,
  menu: 0,
  said: null,
  sent: null,
};

const [page, profile] = [PAGES[0], PROFILES[0]];
if (!page || !profile) throw new Error('There is nothing to measure');

const sample = (variant: Variant, metrics: Partial<Metrics>): Sample => ({
  profile,
  page,
  variant,
  metrics: { ...ZERO, ...metrics },
});

const samples = [
  ...[800, 1000, 1100].map((firstPaint) => sample('floor', { firstPaint, html: 6000 })),
  ...[1050, 1060, 1040].map((firstPaint) =>
    sample('site', { firstPaint, html: 9000, css: 12_345, shift: 0.01, next: 7 }),
  ),
  ...[2000, 2000, 2000].map((firstPaint) => sample('at-once', { firstPaint, html: 9000 })),
];

/** The row that begins so. */
const line = (title: string) =>
  tables(samples)
    .split('\n')
    .find((text) => text.startsWith(`| ${title}`));

it('has a table for the page on the connection', () => {
  expect(tables(samples)).toMatch(/^### Home, Slow 4G\n\n\| +\| Floor \| Site \| of floor \|/);
});

it('tells medians, the spread where there is one, and how much of the floor it is', () => {
  expect(line('First contentful paint')).toBe(
    '| First contentful paint, ms | 1,000 (900–1,050) | 1,050 (1,045–1,055) | × 1.05 | 2,000 | × 2.00 |',
  );
  expect(line('HTML')).toBe('| HTML, bytes | 6,000 | 9,000 | × 1.50 | 9,000 | × 1.50 |');
});

it('compares with nothing where the floor has none', () => {
  expect(line('CSS')).toBe('| CSS, bytes | 0 | 12,345 | – | 0 | – |');
  expect(line('Layout shift')).toBe('| Layout shift | 0.000 | 0.010 | – | 0.000 | – |');
});

it('leaves empty what only the site has, and leaves out what nobody has', () => {
  expect(line('All for the next page')).toMatch(/\| – \| 7 \| – \| – \| – \|$/);
  expect(line('Tap on «Join Now»')).toBeUndefined();
});
