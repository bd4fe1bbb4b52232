/** The measurements as Markdown: a table for each page on each connection. */
import type { Metrics, Sample } from './rounds.ts';
import { VARIANTS } from './references.ts';
import { ratio, summarise, type Summary } from './statistics.ts';

type Row = { key: keyof Metrics; title: string; digits?: number };

const ROWS: readonly Row[] = [
  { key: 'html', title: 'HTML, bytes' },
  { key: 'css', title: 'CSS, bytes' },
  { key: 'scripts', title: 'Scripts, bytes' },
  { key: 'fonts', title: 'Fonts, bytes' },
  { key: 'pictures', title: 'Pictures, bytes' },
  { key: 'other', title: 'Other, bytes' },
  { key: 'requests', title: 'Requests' },
  { key: 'firstScreen', title: 'All for the first screen, bytes' },
  { key: 'next', title: 'All for the next page but pictures, bytes' },
  { key: 'firstPaint', title: 'First contentful paint, ms' },
  { key: 'largestPaint', title: 'Largest contentful paint, ms' },
  { key: 'shift', title: 'Layout shift', digits: 3 },
  { key: 'blocking', title: 'Blocking time, ms' },
  { key: 'script', title: 'Script time, ms' },
  { key: 'menu', title: 'Tap on the menu to its effect, ms' },
  { key: 'said', title: 'Tap on «Join Now» to its effect, ms' },
  { key: 'sent', title: 'Tap on «Join Now» until it is sent, ms' },
];

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The median, with the quartiles where they differ. */
function cell({ median, low, high }: Summary, digits?: number): string {
  if (Number.isNaN(median)) return '–';
  const [middle, from, to] = [median, low, high].map((value) => number(value, digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

/** `null` where nothing was measured. */
function row(samples: readonly Sample[], { key, title, digits }: Row): string[] | null {
  const summaries = VARIANTS.map(({ name }) => {
    const values = samples
      .filter(({ variant }) => variant === name)
      .map(({ metrics }) => metrics[key])
      .filter((value) => value !== null);
    return summarise(values);
  });
  const [floor, ...others] = summaries;
  if (!floor || summaries.every(({ median }) => Number.isNaN(median))) return null;
  const cells = others.flatMap((summary) => {
    const times = ratio(summary.median, floor.median);
    return [cell(summary, digits), times === null ? '–' : `× ${number(times, 2)}`];
  });
  return [title, cell(floor, digits), ...cells];
}

function table(samples: readonly Sample[]): string {
  const head = [
    '',
    ...VARIANTS.flatMap(({ name, title }) => (name === 'floor' ? [title] : [title, 'of floor'])),
  ];
  const align = head.map((_title, index) => (index === 0 ? '---' : '--:'));
  const rows = ROWS.map((wanted) => row(samples, wanted)).filter((found) => found !== null);
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** All tables, each under a heading that names page and connection. */
export function tables(samples: readonly Sample[]): string {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const title = `${sample.page.title}, ${sample.profile.title}`;
    groups.set(title, [...(groups.get(title) ?? []), sample]);
  }
  return [...groups].map(([title, group]) => `### ${title}\n\n${table(group)}`).join('\n\n');
}
