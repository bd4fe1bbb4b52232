/** What it takes to load a page and to leave it alone. */
import { blockingTime } from './statistics.ts';
import type { Phone } from './phone.ts';
import { KINDS, type Kind } from './traffic.ts';

/** Milliseconds without a request after which nothing more is coming. */
const QUIET = 1_500;

export type LoadMetrics = Record<Kind, number> & {
  requests: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  script: number;
};

/** Opens a page and measures until nothing happens any more. */
export async function measureLoad(
  { page, session, traffic }: Phone,
  address: string,
): Promise<LoadMetrics> {
  await page.goto(address, { waitUntil: 'load' });
  await traffic.settled(QUIET);
  const notes = await page.evaluate(() => window.bench.notes);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  const bytes = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      traffic.transfers
        .filter((transfer) => transfer.kind === kind)
        .reduce((sum, transfer) => sum + transfer.bytes, 0),
    ]),
  ) as Record<Kind, number>;
  return {
    ...bytes,
    requests: traffic.transfers.length,
    firstPaint: notes.firstPaint,
    largestPaint: notes.largestPaint,
    shift: notes.shift,
    blocking: blockingTime(notes.tasks, notes.firstPaint),
    script: seconds * 1000,
  };
}
