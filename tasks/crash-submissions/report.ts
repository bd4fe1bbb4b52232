/** The results as Markdown. */
import type { Outcome } from './crash.ts';
import type { CaseName } from './options.ts';

const TITLES: Readonly<Record<CaseName, string>> = {
  sqlite: 'SQLite, 2 processes, all killed',
  postgres: 'PostgreSQL, 2 processes, all killed',
  copies: 'PostgreSQL, 2 copies, one of them killed',
};

const ROWS: readonly (readonly [string, keyof Outcome])[] = [
  ['Rounds', 'rounds'],
  ['Kills', 'kills'],
  ['Submissions taken', 'taken'],
  ['Refused', 'refused'],
  ['Requests', 'requests'],
  ['of these, lost with their answers', 'lost'],
  ['answered «try again» (503)', 'unavailable'],
  ['answered from an earlier attempt', 'replayed'],
  ['Mails', 'mails'],
  ['in the hands of the killed', 'held'],
  ['that came twice, under one Message-ID', 'doubled'],
  ['Seconds', 'seconds'],
];

/** A table with a column for each case; only runs without a fault have results. */
export function report(results: readonly (readonly [CaseName, Outcome])[]): string {
  const head = ['', ...results.map(([name]) => TITLES[name])];
  const align = head.map((_title, index) => (index === 0 ? '---' : '--:'));
  const rows = ROWS.map(([title, key]) => [
    title,
    ...results.map(([, outcome]) => Math.round(outcome[key]).toLocaleString('en')),
  ]);
  const none = ['**Lost, doubled, or kept though refused**', ...results.map(() => '**0**')];
  return [head, align, ...rows, none].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
