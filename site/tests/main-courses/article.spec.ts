/** What a reader does with an article: shares it and prints it. */
import { paths, routeOf } from '../built-pages.ts';
import { openPage } from '../journeys/checks.ts';
import { expect, STILL, test } from '../site.ts';

test.use({ ...STILL, permissions: ['clipboard-read', 'clipboard-write'] });

const ARTICLE = paths.find((path) => routeOf(path) === '/news/:id') ?? '';

// What else it does: `app/components/share/share.test.tsx`; the words of all pages on paper: `journeys/print.spec.ts`.
test('an article is shared by its own address', async ({ page }) => {
  await openPage(page, ARTICLE);
  const canonical = page.locator('link[rel=canonical]');
  const address = (await canonical.getAttribute('href')) ?? '';
  expect(new URL(address).pathname).toBe(ARTICLE);
  const link = page.getByRole('main').getByRole('link', { name: / on Facebook / });
  expect(await link.getAttribute('href')).toContain(encodeURIComponent(address));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('an article is printed with the company and all addresses', async ({ page }) => {
  await openPage(page, ARTICLE);
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('#root > *').filter({ visible: true });
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toHaveText('Kilele Agribusiness Group', { useInnerText: true });
  await expect(shown.last()).toHaveText(
    `+254 700 000 000 · info@kilele.example · https://www.kilele.example${ARTICLE}`,
  );
  const written = await page
    .locator('[data-prose] a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(written.length).toBeGreaterThan(0);
  for (const address of written) expect(address).toContain('(https://www.kilele.example/');
});
