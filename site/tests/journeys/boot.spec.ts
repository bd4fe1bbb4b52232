/** When React comes, and what happens where it cannot (architecture; readings 22 and 23). */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { booted, CLIENT, NOT_FOUND, slowConnection, STAYS_PLAIN, styled } from './checks.ts';
import { hold } from './visits.ts';

test.use(STILL);

/** Scripts that the page has asked for, by the source they were made from. */
function noteScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

/** The documents that the page asks for from here on. */
function noteDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  return documents;
}

test('scripts and style sheets do not load at the same time as the first picture', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.push(request.url());
  });
  const release = await hold(page, /\/pictures\/hero-/);
  // What else the document has brings messages that it is there, too.
  const icons = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/icons-'),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await icons;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.some((url) => url.endsWith('.css'))).toBe(true);
});

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  test('only the boot module is loaded; a touch anywhere loads the enhancements, a touch of a form React', async ({
    page,
    site,
  }) => {
    const scripts = noteScripts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect([...scripts]).toEqual(['boot']);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => [...scripts]).toContain('enhance');
    await page.waitForLoadState('networkidle');
    expect([...scripts].sort()).toEqual(['boot', 'enhance']);
    await page.getByRole('textbox').first().click();
    await site.ready();
    expect([...scripts]).toContain('client');
  });

  test('a field that had the focus before the boot module loads React, and keeps what was typed', async ({
    page,
    site,
  }) => {
    const release = await hold(page, /\/assets\/boot-/);
    await page.goto('/', { waitUntil: 'commit' });
    await styled(page);
    const field = page.getByRole('textbox').first();
    await field.fill('wanjiru@kilele.example');
    release();
    await site.ready();
    await expect(field).toHaveValue('wanjiru@kilele.example');
  });
});

test('the screen of a link is loaded as soon as the pointer is there', async ({ page, site }) => {
  await page.goto('/');
  await site.ready();
  const fetched = page.waitForRequest(/\/assets\/about\.screen-[^/]+\.js$/);
  // Its address is `#/about`.
  await page.getByRole('link', { name: 'Discover Our Story' }).hover();
  await fetched;
});

test('a page whose scripts a deployment has removed is reloaded, once', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  site.expectMessage(STAYS_PLAIN);
  const documents = noteDocuments(page);
  // The other files import it, too, so one document may ask for it more than once.
  await page.route(CLIENT, (route) =>
    documents.length === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/about');
  await expect.poll(() => documents.length).toBe(2);
  await site.ready();

  await page.unrouteAll();
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
  await page.goto('/connect');
  await expect(page.locator('html')).toHaveClass(/plain/);
  expect(documents).toHaveLength(4);
});

test('a form that waits for React is not lost by that reload', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  site.expectMessage(STAYS_PLAIN);
  await slowConnection(page);
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
  const documents = noteDocuments(page);
  await page.goto('/');
  await booted(page);
  const email = page.getByRole('main').getByRole('textbox');
  // Without the focus, which would load React before the form waits.
  await email.evaluate((field) => {
    (field as HTMLInputElement).value = 'jane@farm.example';
    (field as HTMLInputElement).form?.requestSubmit();
  });
  await expect(page.locator('html')).toHaveClass(/plain/);
  await expect(email).toHaveValue('jane@farm.example');
  expect(documents).toHaveLength(1);
});
