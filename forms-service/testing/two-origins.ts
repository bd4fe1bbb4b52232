/** The Playwright test in which the pages are on a static host and the service has another origin. */
import { createSite } from '@website/site/serve/answer-requests.ts';
import type { Answering } from '@website/site/serve/http-server.ts';
import { test as base } from '@website/site/tests/site.ts';
import { isForService } from '../http/service.ts';
import type { Submission } from '../types.ts';
import { buildRealSite, close, listen, startRealService } from './real-site.ts';

type Elsewhere = {
  /** Origin of the service. */
  origin: string;
  /** Folder of the build, which knows the origin of the service. */
  folder: string;
  /** Sets the function that answers requests to the service. */
  become: (answer: Answering) => void;
};
type CrossSite = {
  /** Origin of the static host. */
  origin: string;
  service: string;
  /** Statuses of the service's answers. */
  answers: number[];
  stored: () => Promise<Submission[]>;
};

export const test = base.extend<{ cross: CrossSite }, { elsewhere: Elsewhere }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      let answer: Answering = () => Promise.reject(new Error('the service has not started yet'));
      // The build needs the origin, so the server listens before it.
      const { server, origin } = await listen((request) => answer(request));
      const folder = `.cache/cross-site-${parallelIndex}`;
      await buildRealSite(folder, { SUBMISSIONS_ORIGIN: origin });
      await use({ origin, folder, become: (next) => (answer = next) });
      await close(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  cross: async ({ elsewhere: { folder, origin: service, become } }, use) => {
    const site = createSite(folder);
    const { server, origin } = await listen(site);
    const { answer, stored, stop } = await startRealService(folder, { ALLOWED_ORIGIN: origin });
    const answers: number[] = [];
    become(async (request) => {
      // The service's pages use the styles and pictures of the site.
      if (!isForService(request.url ?? '')) return site(request);
      const answered = await answer(request);
      answers.push(answered.status);
      return answered;
    });
    await use({ origin, service, answers, stored });
    await stop(server);
  },
  baseURL: ({ cross }, use) => use(cross.origin),
  mayFetch: ({ elsewhere }, use) => use(new RegExp(`^${elsewhere.origin}/`)),
});
