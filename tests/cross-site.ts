/** The test to start from where a static host has the pages, and the service that takes their forms is elsewhere. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpServer, type Answering } from '#server/http.ts';
import { createSite } from '#server/site.ts';
import { openDatabase } from '#server/submissions/database/open.ts';
import { isForService, startSubmissions } from '#server/submissions/start.ts';
import { eachSubmission } from '#server/submissions/store/submissions.ts';
import type { Submission } from '#server/submissions/types.ts';
import { test as base } from './site.ts';

const HOST = '127.0.0.1';

async function listen(answer: Answering): Promise<{ server: Server; origin: string }> {
  const server = createHttpServer(answer).listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://${HOST}:${port}` };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

type Elsewhere = {
  /** Origin of the service. */
  origin: string;
  /** The site's build, which knows that origin. */
  folder: string;
  /** Takes over what comes to the service. */
  become: (answer: Answering) => void;
};
type CrossSite = {
  /** Origin of the static host. */
  origin: string;
  service: string;
  /** Statuses that the service has answered with. */
  answers: number[];
  stored: () => Promise<Submission[]>;
};

export const test = base.extend<{ cross: CrossSite }, { elsewhere: Elsewhere }>({
  elsewhere: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      let answer: Answering = () => Promise.reject(new Error('there is no service yet'));
      // It listens before the build, which must know where.
      const { server, origin } = await listen((request) => answer(request));
      const folder = `.cache/cross-site-${parallelIndex}`;
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
        env: {
          ...process.env,
          SUBMISSIONS: 'live',
          SUBMISSIONS_ORIGIN: origin,
          SITE_FOLDER: folder,
        },
      });
      await use({ origin, folder, become: (next) => (answer = next) });
      await close(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  cross: async ({ elsewhere }, use) => {
    const data = mkdtempSync(path.join(tmpdir(), 'cross-'));
    const pages = await listen(createSite(elsewhere.folder));
    const env = {
      SUBMISSIONS: 'live',
      SUBMISSIONS_FOLDER: data,
      ALLOWED_ORIGIN: pages.origin,
    };
    const quiet = {
      info: () => undefined,
      warn: () => undefined,
      error: (...said: unknown[]) => console.error(...said),
    };
    const service = await startSubmissions(elsewhere.folder, env, quiet);
    // Its pages have the styles and pictures of the site.
    const parts = createSite(elsewhere.folder);
    const answers: number[] = [];
    elsewhere.become(async (request: IncomingMessage) => {
      if (!isForService(request.url ?? '')) return parts(request);
      const answer = await service.answer(request);
      answers.push(answer.status);
      return answer;
    });
    const database = await openDatabase({ folder: data });
    await use({
      origin: pages.origin,
      service: elsewhere.origin,
      answers,
      async stored() {
        const all: Submission[] = [];
        for await (const submission of eachSubmission(database)) all.push(submission);
        return all;
      },
    });
    await service.stop(close(pages.server), 0);
    await database.close();
    rmSync(data, { recursive: true });
  },
  baseURL: ({ cross }, use) => use(cross.origin),
  mayFetch: ({ elsewhere }, use) => use(new RegExp(`^${elsewhere.origin}/`)),
});
