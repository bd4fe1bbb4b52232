/** The measurements as Markdown. */
import { summarise } from '../bench/statistics.ts';
import type { Load } from './load.ts';

export const SERVERS = ['own', 'nginx'] as const;
export type ServerName = (typeof SERVERS)[number];

/** Bytes of memory: before any request, after the first round, after the last. */
export type Memory = { before: number; warm: number; end: number };
export type Measured = { page: string; loads: Load[] };
export type Results = Record<ServerName, { pages: Measured[]; memory: Memory; processes: number }>;

const MB = 1_000_000;
const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const median = (loads: readonly Load[], key: keyof Load) =>
  summarise(loads.map((load) => load[key])).median;
const range = (loads: readonly Load[]) => {
  const { low, high } = summarise(loads.map(({ rate }) => rate));
  return `${number(low)}–${number(high)}`;
};

function table(head: readonly string[], rows: readonly string[][]): string {
  const align = head.map((_title, index) => (index === 0 ? '---' : '--:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Requests a second as a share of what nginx answers, by page. */
export function ratios({ own, nginx }: Results): { page: string; ratio: number }[] {
  return own.pages.map(({ page, loads }, index) => {
    const theirs = nginx.pages[index]?.loads ?? [];
    return { page, ratio: median(loads, 'rate') / median(theirs, 'rate') };
  });
}

export function report(results: Results): string {
  const shares = ratios(results);
  const speed = results.own.pages.flatMap(({ page }, index) =>
    SERVERS.map((name) => {
      const loads = results[name].pages[index]?.loads ?? [];
      const failures = loads.reduce((sum, load) => sum + load.failures, 0);
      return [
        page,
        name,
        `${number(median(loads, 'rate'))} (${range(loads)})`,
        name === 'own' ? `× ${number(shares[index]?.ratio ?? NaN, 2)}` : '',
        number(median(loads, 'p99'), 1),
        number(failures),
      ];
    }),
  );
  const memory = SERVERS.map((name) => {
    const { memory, processes } = results[name];
    const sizes = [memory.before, memory.warm, memory.end].map((bytes) => number(bytes / MB));
    return [name, number(processes), ...sizes];
  });
  return [
    table(['Page', 'Server', 'Requests a second', 'of nginx', 'p99, ms', 'Failures'], speed),
    table(['Memory, MB', 'Processes', 'Before', 'After the first round', 'At the end'], memory),
  ].join('\n\n');
}
