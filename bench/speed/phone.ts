/** A phone that visits the site for the first time, on a slow connection. */
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openLine, type Profile } from './line.ts';

const IN_PAGE = fileURLToPath(new URL('in-page.js', import.meta.url));
/** The screen of a cheap phone. */
const SCREEN = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
};
/** Milliseconds. A slow phone on a slow connection, simulated on a busy machine, may take long. */
const TIMEOUT = 120_000;
/** After this many milliseconds without a request, loading counts as finished. */
const QUIET = 1_500;

/** A file from the network. `bytes`: compressed, with headers. */
type Transfer = { url: string; bytes: number };
export type Phone = {
  page: Page;
  transfers: readonly Transfer[];
  /** Resolves when nothing has been loading for {@link QUIET} ms. */
  settled: () => Promise<void>;
};

async function watchTransfers(session: CDPSession): Promise<Pick<Phone, 'transfers' | 'settled'>> {
  const underway = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  let changed = 0;
  const end = (id: string, bytes: number) => {
    changed = performance.now();
    const transfer = underway.get(id);
    underway.delete(id);
    // A file from the browser's cache has no bytes.
    if (transfer && bytes > 0) transfers.push({ ...transfer, bytes });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    changed = performance.now();
    if (url.startsWith('http')) underway.set(requestId, { url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  return {
    transfers,
    async settled() {
      // The last action may not have sent its request yet.
      changed = performance.now();
      for (;;) {
        const left = changed + QUIET - performance.now();
        if (left <= 0 && underway.size === 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.max(left, 50)));
      }
    },
  };
}

/**
 * Runs `use` with a new phone, which has nothing cached and nothing stored.
 * @param hasLine whether the browser is at the end of a slow line already and knows of what kind, so that none is simulated
 */
export async function withPhone<Result>(
  browser: Browser,
  profile: Profile,
  use: (phone: Phone) => Promise<Result>,
  hasLine = false,
): Promise<Result> {
  const { rate, latency, slowdown } = profile;
  const line = hasLine ? null : await openLine(profile);
  const context = await browser.newContext({
    ...SCREEN,
    // Requests to this machine use the slow line too.
    ...(line && { proxy: { server: line.proxy, bypass: '<-loopback>' } }),
  });
  context.setDefaultTimeout(TIMEOUT);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTransfers(session);
    // Sets only what the page can read about the connection. The line itself is slow.
    if (line)
      await session.send('Network.overrideNetworkState', {
        offline: false,
        latency,
        downloadThroughput: rate / 8,
        uploadThroughput: rate / 8,
      });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ path: IN_PAGE });
    return await use({ page, ...traffic });
  } finally {
    await context.close();
    await line?.stop();
  }
}
