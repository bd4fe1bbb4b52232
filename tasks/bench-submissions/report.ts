/** The measurements as Markdown. */
import { summarise } from '../bench/statistics.ts';
import type { Memory } from './memory.ts';

/** One way to store submissions; p99 is known of the service only. */
export type Measured = { name: string; rates: number[]; p99s: number[] };
/** The bare database comes first, the service last. */
export type Results = { engine: string; ways: Measured[]; memory: Memory[] };

const MB = 1_000_000;
const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: number,
): string {
  const align = head.map((_title, index) => (index < left ? '---' : '--:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** How many times what the bare database stores. */
export function ratioOf({ ways: [bare] }: Results, { rates }: Measured): number {
  return summarise(rates).median / summarise(bare?.rates ?? []).median;
}

export function report(results: readonly Results[]): string {
  const speed = results.flatMap((result) =>
    result.ways.map((way, index) => {
      const { median, low, high } = summarise(way.rates);
      return [
        result.engine,
        way.name,
        `${number(median)} (${number(low)}–${number(high)})`,
        index === 0 ? '' : `× ${number(ratioOf(result, way), 2)}`,
        way.p99s.length > 0 ? number(summarise(way.p99s).median) : '',
      ];
    }),
  );
  const memory = results.flatMap(({ engine, memory: samples }) =>
    samples.map(({ submissions, resident, heap }) => [
      engine,
      number(submissions),
      number(resident / MB),
      number(heap / MB, 1),
    ]),
  );
  return [
    table(['Database', 'What', 'Submissions a second', 'of bare', 'p99, ms'], speed, 2),
    table(['Database', 'Submissions so far', 'Resident, MB', 'Objects, MB'], memory, 1),
  ].join('\n\n');
}
