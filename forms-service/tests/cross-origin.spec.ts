/** Pages on a static host, and the service on another origin: what browsers allow between them. */
import { createSite } from '@website/site/serve/answer-requests.ts';
import type { Answering } from '@website/site/serve/http-server.ts';
import { expect, STILL, test as base } from '@website/site/tests/site.ts';
import {
  BANNER,
  contactParts,
  signupParts,
  writeInquiry,
} from '@website/site/tests/journeys/form-parts.ts';
import { isForService } from '../http/service.ts';
import { buildRealSite, close, listen, startRealService } from '../testing/real-site.ts';
import type { Submission } from '../types.ts';

type Cross = { origin: string; service: string; stored: () => Promise<Submission[]> };

const test = base.extend<object, { cross: Cross }>({
  cross: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      let answer: Answering = () => Promise.reject(new Error('the service has not started yet'));
      // The build needs the origin, so the server listens before it.
      const service = await listen((request) => answer(request));
      const folder = `.cache/cross-site-${parallelIndex}`;
      await buildRealSite(folder, { SUBMISSIONS_ORIGIN: service.origin });
      const site = createSite(folder);
      const host = await listen(site);
      const real = await startRealService(folder, { ALLOWED_ORIGIN: host.origin });
      // The service's pages use the styles and pictures of the site.
      answer = (request) =>
        isForService(request.url ?? '') ? real.answer(request) : site(request);
      await use({ origin: host.origin, service: service.origin, stored: real.stored });
      await close(host.server);
      await real.stop(service.server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ cross }, use) => use(cross.origin),
  mayFetch: ({ cross }, use) => use(new RegExp(`^${cross.service}/`)),
});

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use(STILL);

test('a form is submitted to the service', async ({ page, site, cross }) => {
  await page.goto('/connect');
  await site.ready();
  await writeInquiry(contactParts(page));
  await contactParts(page).button.click();
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  const stored = await cross.stored();
  expect(stored.at(-1)).toMatchObject({ form: 'inquiry', state: 'new', suspicion: null });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads to the thanks page of the service', async ({ page, cross }) => {
    await page.goto('/about');
    await signupParts(page).field.fill('jane@kilele.example');
    await signupParts(page).button.click();
    const thanks = `${cross.service}/submissions/partnership/thanks`;
    await page.waitForURL(`${thanks}?number=*`);
    const stored = await cross.stored();
    await expect(page.getByText(`${stored.at(-1)?.reference}`)).toBeVisible();
    expect(stored.at(-1)).toMatchObject({ form: 'partnership', state: 'new', suspicion: null });
  });
});
