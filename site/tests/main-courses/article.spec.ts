/** What a reader does with an article: shares it and prints it. */
import { paths, routeOf } from '../built-pages.ts';
import { texts, unseenWords } from '../journeys/checks.ts';
import { expect, STILL, test } from '../site.ts';

test.use({ ...STILL, permissions: ['clipboard-read', 'clipboard-write'] });

const ARTICLE = paths.find((path) => routeOf(path) === '/news/:id') ?? '';

test('an article is shared on networks and by its copied address', async ({ page, site }) => {
  await page.goto(ARTICLE);
  await site.ready();
  const canonical = page.locator('link[rel=canonical]');
  const address = (await canonical.getAttribute('href')) ?? '';
  expect(new URL(address).pathname).toBe(ARTICLE);
  for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(` on ${network} `) });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(address));
  }
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('an article is printed with the company, its own words, the addresses of its links and its own', async ({
  page,
  site,
}) => {
  await page.goto(ARTICLE);
  await site.ready();
  const area = { within: 'article', except: '[data-screen-only]', seen: true };
  const onScreen = await texts(page, area);
  expect(onScreen.length).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await texts(page, area);
  expect(onScreen.filter((text) => !onPaper.includes(text))).toEqual([]);
  expect(await unseenWords(page)).toEqual([]);
  const controls = page.locator('nav, button, form, dialog, [data-screen-only]');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const shown = page.locator('#root > *').filter({ visible: true });
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toHaveText('Kilele Agribusiness Group', { useInnerText: true });
  await expect(shown.last()).toHaveText(
    `+254 700 000 000 · info@kilele.example · https://www.kilele.example${ARTICLE}`,
  );
  const written = await page
    .locator('[data-prose] a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  for (const address of written) expect(address).toContain('(https://www.kilele.example/');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1')).toMatch(/\/Type\s*\/Page\b/);
});
