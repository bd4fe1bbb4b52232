/** What it takes to load a page and to leave it alone. */
import { blockingTime } from './statistics.ts';
import type { Phone } from './phone.ts';
import { KINDS, type Kind, type Transfer } from './traffic.ts';

/** Milliseconds without a request after which nothing more is coming. */
const QUIET = 1_500;

export type LoadMetrics = Record<Kind, number> & {
  requests: number;
  /** Bytes until the first screen can be read. */
  firstScreen: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  script: number;
};

const bytesOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page and measures until nothing happens any more. */
export async function measureLoad(
  { page, session, traffic }: Phone,
  address: string,
): Promise<LoadMetrics> {
  await page.goto(address, { waitUntil: 'load' });
  await traffic.settled(QUIET);
  const firstScreen = await page.evaluate(() => window.bench.firstScreen());
  const notes = await page.evaluate(() => window.bench.notes);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  const bytes = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      bytesOf(traffic.transfers.filter((transfer) => transfer.kind === kind)),
    ]),
  ) as Record<Kind, number>;
  return {
    ...bytes,
    requests: traffic.transfers.length,
    firstScreen: bytesOf(traffic.transfers.filter(({ url }) => firstScreen.includes(url))),
    firstPaint: notes.firstPaint,
    largestPaint: notes.largestPaint,
    shift: notes.shift,
    blocking: blockingTime(notes.tasks, notes.firstPaint),
    script: seconds * 1000,
  };
}

/** From an open page, follows its first link to another. Bytes that this takes, pictures left out. */
export async function measureNext({ page, traffic }: Phone): Promise<number> {
  const before = traffic.transfers.length;
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/"]')?.click());
  await traffic.settled(QUIET);
  return bytesOf(traffic.transfers.slice(before).filter(({ kind }) => kind !== 'pictures'));
}
