/** Pages on paper: their words, in one column, on as few sheets as these need. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { kinds, NOT_FOUND, texts, unseenWords } from './checks.ts';

test.use(STILL);

const PX_PER_CM = 96 / 2.54;
/** A4 less the margins of `print.css`, in px. */
const COLUMN = Math.round((21 - 2 * 2.2) * PX_PER_CM);
const SHEET = (29.7 - 2 * 1.5) * PX_PER_CM;

/** Goes over to paper as a visitor does: from somewhere on the page, without having read it. */
async function goToPaper(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });
}

/** Opens a page and prints it. */
async function print(page: Page, path: string, ready: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.goto(path);
  await ready();
  await goToPaper(page);
}

/** The number of sheets that a page is printed on, and of those that its height alone would fill. */
async function sheets(page: Page): Promise<{ printed: number; filled: number }> {
  // Browsers wait for them before they print; this command does not.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all([document.fonts.ready, ...shown.map((picture) => picture.decode())]);
  });
  await page.setViewportSize({ width: COLUMN, height: 800 });
  const height = await page.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const pdf = await page.pdf({ format: 'A4' });
  const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return { printed, filled: Math.ceil(height / SHEET) };
}

/** The colours of all words in the main part. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('main *'))
      for (const part of [undefined, '::before', '::after'])
        found.add(getComputedStyle(element, part).color);
    return [...found];
  });

/** What is not printed: controls, and decoration that screen readers ignore too. */
const NOT_ON_PAPER =
  '[data-since], [data-needs-scripts], [data-without-scripts], nav, button, [role=tablist], [data-screen-only], section:has(form), [aria-hidden=true]';

// In one page: a context for each address would take twice the time.
test('pages show all their words, in black, without controls, on no more sheets than these need', async ({
  page,
  site,
}) => {
  test.setTimeout(kinds.length * 10_000);
  site.expectMessage(NOT_FOUND);
  const screen = page.viewportSize();
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: null });
      if (screen) await page.setViewportSize(screen);
      await page.goto(path);
      await site.ready();
      const area = { within: 'main', except: NOT_ON_PAPER, seen: true };
      const onScreen = await texts(page, area);
      await goToPaper(page);
      // What was fading in on the screen does so to its end.
      await expect.poll(() => unseenWords(page)).toEqual([]);
      const onPaper = await texts(page, area);
      expect
        .soft(
          onScreen.filter((text) => !onPaper.includes(text)),
          path,
        )
        .toEqual([]);
      const around = page.locator('nav, :is(footer, aside):not(main *)');
      await expect.soft(around.filter({ visible: true }), path).toHaveCount(0);
      const controls = page.locator('button, form, dialog, main [data-screen-only]');
      await expect.soft(controls.filter({ visible: true }), path).toHaveCount(0);
      expect.soft(await colours(page), path).toEqual(['rgb(0, 0, 0)']);

      const { printed, filled } = await sheets(page);
      expect.soft(printed, path).toBeGreaterThan(0);
      // Headings and list entries that stay whole leave some room at the foot of a sheet, never a sheet.
      expect.soft(printed, path).toBeLessThanOrEqual(filled + 1);
    });
  }
});

// Tab panels and questions, each once and in their order: `site/tests/engines/print-rules.spec.ts`.
test('milestones stay whole, and a rating is in words', async ({ page, site }) => {
  await print(page, '/about', site.ready);
  const milestone = page.locator('main ol > li', { has: page.locator('time') }).first();
  await expect(milestone).toHaveCSS('break-inside', 'avoid');
  await print(page, '/', site.ready);
  const rating = page.getByRole('img', { name: /^Rated 4/ });
  const said = await rating.evaluate((it) => getComputedStyle(it, '::after').content);
  expect(said).toBe('"Rated 4 out of 5"');
  await expect(rating.locator('svg').filter({ visible: true })).toHaveCount(0);
});

test('closed questions are opened for it where style sheets cannot, and closed again', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked[0].includes('details') && supports(...asked);
  });
  await page.goto('/connect');
  await site.ready();
  const questions = page.locator('main details');
  const open = page.locator('main details[open]');
  const all = await questions.count();
  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(open).toHaveCount(all);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(1);
  await questions.nth(0).locator('summary').click();
  await expect(open).toHaveCount(1);
});
