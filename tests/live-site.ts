/** The test to start from where forms are taken for real: a live build, the service, and a database of its own. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpServer } from '#server/http.ts';
import { createSite, type Answer } from '#server/site.ts';
import { openDatabase } from '#server/submissions/database/open.ts';
import { isForService, startSubmissions } from '#server/submissions/start.ts';
import { eachSubmission } from '#server/submissions/store/submissions.ts';
import type { Submission } from '#server/submissions/types.ts';
import { test as base } from './site.ts';

const HOST = '127.0.0.1';
const MINUTE = 60_000;

type LiveSite = {
  origin: string;
  /** What is stored, oldest first. */
  stored: () => Promise<Submission[]>;
  /** Requests to hand in a form, in order. */
  attempts: { key: string | undefined; path: string }[];
  /** Milliseconds for which each page that is asked for seems to have been open: nobody reads as fast as a test. */
  openFor: number;
  /** What becomes of such requests, of those that come from now on. */
  weather: Weather;
  /** Takes the database away from under the service, or puts it back. */
  setDatabase: (is: 'there' | 'gone') => void;
};
/** `lost`: they are taken, and the connection breaks before the answer; `away`: they do not even arrive. */
type Weather = 'fine' | 'lost' | 'away';

async function startLiveSite(
  build: string,
): Promise<{ site: LiveSite; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  const env = { SUBMISSIONS: 'live', SUBMISSIONS_FOLDER: folder };
  let isThere = true;
  const quiet = {
    info: () => undefined,
    warn: () => undefined,
    error: (...said: unknown[]) => {
      if (isThere) console.error(...said);
    },
  };
  const service = await startSubmissions(build, env, quiet);
  const pages = createSite(build, () => service.stamp(Date.now() - site.openFor));
  const database = await openDatabase({ folder });

  async function attempt(request: IncomingMessage): Promise<Answer> {
    site.attempts.push({
      key: request.headers['idempotency-key']?.toString(),
      path: request.url ?? '',
    });
    if (site.weather === 'away') request.destroy();
    const answer = await service.answer(request);
    if (site.weather === 'lost') request.socket.destroy();
    return answer;
  }
  const server = createHttpServer((request) => {
    if (!isForService(request.url ?? '')) return pages(request);
    if (request.method === 'POST') return attempt(request);
    if (site.weather === 'away') request.destroy();
    return service.answer(request);
  }).listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const site: LiveSite = {
    origin: `http://${HOST}:${port}`,
    attempts: [],
    openFor: MINUTE,
    weather: 'fine',
    setDatabase(is) {
      isThere = is === 'there';
      const places = [folder, `${folder}-gone`] as const;
      if (isThere) renameSync(places[1], places[0]);
      else renameSync(...places);
    },
    async stored() {
      const all: Submission[] = [];
      for await (const submission of eachSubmission(database)) all.push(submission);
      return all.sort((one, other) => one.receivedAt - other.receivedAt);
    },
  };
  return {
    site,
    async stop() {
      server.closeAllConnections();
      await service.stop(new Promise((resolve) => server.close(resolve)), 0);
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const test = base.extend<{ live: LiveSite }, { liveBuild: string }>({
  liveBuild: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      // Each worker has its own: a build that takes another's place would take its files away.
      const folder = `.cache/live-site-${parallelIndex}`;
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
        env: { ...process.env, SUBMISSIONS: 'live', SITE_FOLDER: folder },
      });
      await use(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  live: async ({ liveBuild }, use) => {
    const { site, stop } = await startLiveSite(liveBuild);
    await use(site);
    await stop();
  },
  baseURL: ({ live }, use) => use(live.origin),
  mayFetch: /\/submissions\//,
});
