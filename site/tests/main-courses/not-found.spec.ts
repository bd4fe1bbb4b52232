/** Addresses that are not found say so from the first paint, also without scripts, and lead on. */
import type { Page } from '@playwright/test';
import { htmlOf, notFoundKinds, NOWHERE } from '../built-pages.ts';
import { h1, NOT_FOUND, openPage, withoutScripts } from '../journeys/checks.ts';
import { expect, STILL, test } from '../site.ts';

test.use(STILL);

const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ site }) => site.expectMessage(NOT_FOUND));

withoutScripts('each kind says what is not found, and leads on', async ({ page }) => {
  for (const [path, heading, name, href] of [
    ['/contact', 'Oops! Page Not Found', 'Were you looking for Contact?', '/connect'],
    ['/services/tea/nothing', 'Service Not Found', 'Back', '/business/tea'],
    ['/services/cocoa/nothing', 'Service Not Found', 'Back', '/'],
    ['/news/nothing', 'Article Not Found', 'Return to News', '/news'],
    [NOWHERE, 'Oops! Page Not Found', 'Take Me Home', '/'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(h1(page)).toHaveText(heading);
    const link = main(page).getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
    // A document for many addresses cannot know which it is.
    await expect(page.getByText('N/A').filter({ visible: true })).toHaveCount(0);
  }
});

test('Go Back leads to the page before, quick links to three pages', async ({ page }) => {
  await page.goto('/news');
  await openPage(page, NOWHERE);
  const quick = main(page).getByRole('navigation').getByRole('link');
  await expect(quick).toHaveText(['Home', 'About', 'Contact']);
  const ways = await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways).toEqual(['/', '/about', '/contact']);
  await main(page).getByText('Go Back').click();
  await expect(page).toHaveURL('/news');
});

test('a host with one page for all of them shows the right words with React', async ({ page }) => {
  await page.route(
    ({ pathname }) => notFoundKinds.includes(pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: htmlOf(NOWHERE) }),
  );
  for (const [path, heading, shown] of [
    ['/contact', 'Oops! Page Not Found', ['Were you looking for Contact?']],
    ['/services/tea/nothing', 'Service Not Found', ['nothing', 'tea']],
    ['/news/nothing', 'Article Not Found', ['Return to News']],
  ] as const) {
    await openPage(page, path);
    await expect(h1(page)).toHaveText(heading);
    for (const text of shown)
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
});

test('Back to an article that does not exist says again that it is not found', async ({ page }) => {
  await openPage(page, '/news/nothing#main');
  await page.getByRole('link', { name: 'Return to News' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(h1(page)).toHaveText('Article Not Found');
});
