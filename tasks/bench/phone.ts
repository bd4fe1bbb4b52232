/** A phone that has never been here, on a slow connection. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openLine } from './line.ts';
import { PHONE, type Profile } from './profiles.ts';
import { watchTraffic, type Traffic } from './traffic.ts';

const IN_PAGE = fileURLToPath(new URL('in-page.js', import.meta.url));
const BITS = 8;
/** Milliseconds: a busy machine that plays a slow phone on a slow connection may take long. */
const PATIENCE = 120_000;

export type Phone = { page: Page; session: CDPSession; traffic: Traffic };

/** Does something with a fresh phone and throws it away: nothing is cached, nothing is stored. */
export async function withPhone<Result>(
  browser: Browser,
  profile: Profile,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const { rate, latency, slowdown } = profile;
  const line = await openLine(profile);
  const context = await browser.newContext({
    ...PHONE,
    // Even to this machine.
    proxy: { server: line.proxy, bypass: '<-loopback>' },
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Performance.enable');
    // What the page is told; the line is slow by itself.
    await session.send('Network.overrideNetworkState', {
      offline: false,
      latency,
      downloadThroughput: rate / BITS,
      uploadThroughput: rate / BITS,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ path: IN_PAGE });
    return await use({ page, session, traffic });
  } finally {
    await context.close();
    await line.stop();
  }
}
