/** What travels to a page, weighed as it travels: compressed, with its headers. */
import type { CDPSession } from '@playwright/test';

export const KINDS = ['html', 'css', 'scripts', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
};

export type Transfer = { url: string; kind: Kind; bytes: number };

export type Traffic = {
  /** What has arrived from the network, in the order of its end. */
  transfers: readonly Transfer[];
  /** Resolves once nothing has been on its way for a while. @param quiet milliseconds */
  settled: (quiet: number) => Promise<void>;
};

/** Watches a page's requests. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const underway = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  let changed = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    changed = performance.now();
    if (!request.url.startsWith('http')) return;
    underway.set(requestId, { url: request.url, kind: KIND_OF[type ?? ''] ?? 'other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changed = performance.now();
    const transfer = underway.get(requestId);
    underway.delete(requestId);
    // What is in the browser's memory already costs nothing.
    if (transfer && encodedDataLength > 0)
      transfers.push({ ...transfer, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    changed = performance.now();
    underway.delete(requestId);
  });
  await session.send('Network.enable');
  return {
    transfers,
    async settled(quiet) {
      // What was done just now may not have asked for anything yet.
      changed = performance.now();
      for (;;) {
        const left = changed + quiet - performance.now();
        if (left <= 0 && underway.size === 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.max(left, 50)));
      }
    },
  };
}
