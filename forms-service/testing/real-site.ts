/** The Playwright test with real submissions: it has the service and its own database. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpServer, type Answering } from '@website/site/serve/http-server.ts';
import { createSite } from '@website/site/serve/answer-requests.ts';
import { test as base } from '@website/site/tests/site.ts';
import { openDatabase } from '../database/open.ts';
import { loadPages } from '../pages/pages.tsx';
import { isForService } from '../http/service.ts';
import { startSubmissions } from '../start-service.ts';
import { listSubmissions } from '../store/submissions.ts';

const HOST = '127.0.0.1';

/** Folder of the build that the tests look at: the output of `npm run build:real`. */
export const REAL_SITE = '.cache/real-site';

/** Builds the site with real submissions. @param settings more environment variables of the build */
export async function buildRealSite(folder: string, settings: Record<string, string> = {}) {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'site/build/build.ts'], {
    env: { ...process.env, SUBMISSIONS: 'live', SITE_FOLDER: folder, ...settings },
  });
}

/** Starts an HTTP server on a free port of this machine. */
export async function listen(answer: Answering): Promise<{ server: Server; origin: string }> {
  const server = createHttpServer(answer).listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://${HOST}:${port}` };
}

/** Closes a server and all its connections. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts the service with a database in a new folder. */
export async function startRealService(build: string, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'real-'));
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const pages = loadPages(build);
  const env = { SUBMISSIONS: 'live', SUBMISSIONS_FOLDER: folder, ...settings };
  const database = await openDatabase({ folder }, { isNew: true });
  const service = await startSubmissions(() => pages, env, log);
  return {
    answer: service.answer,
    /** All submissions in the database, oldest first. */
    stored: async () => (await listSubmissions(database)).reverse(),
    /** Stops the service and the server in front of it, and removes the database. */
    async stop(server: Server) {
      await service.stop(close(server), 0);
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startRealSite(build: string) {
  const { answer, stored, stop } = await startRealService(build);
  const pages = createSite(build);
  const { server, origin } = await listen((request) => {
    if (!isForService(request.url ?? '')) return pages(request);
    if (request.method === 'POST') site.attempts += 1;
    if (!site.isReached) request.destroy();
    return answer(request);
  });
  const site = {
    origin,
    stored,
    /** The number of requests that submit a form. */
    attempts: 0,
    /** Whether requests arrive. */
    isReached: true,
  };
  return { site, stop: () => stop(server) };
}

export const test = base.extend<{ real: Awaited<ReturnType<typeof startRealSite>>['site'] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  real: async ({}, use) => {
    const { site, stop } = await startRealSite(REAL_SITE);
    await use(site);
    await stop();
  },
  baseURL: ({ real }, use) => use(real.origin),
  mayFetch: /\/submissions\//,
});
