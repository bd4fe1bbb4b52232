/** Pages on paper: their words, in one column. On how many sheets: `site/tests/pages/every-page.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { jump, kinds, NOT_FOUND, openPage, texts, unseenWords } from './checks.ts';

test.use(STILL);

/** Goes over to paper as a visitor does: from somewhere on the page, without having read it. */
async function goToPaper(page: Page): Promise<void> {
  await jump(page, 300);
  await page.emulateMedia({ media: 'print' });
}

/** Opens a page and prints it. */
async function print(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: null });
  await openPage(page, path);
  await goToPaper(page);
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

/** What is not printed: controls, words that ask for a press, and decoration that screen readers ignore too. */
const NOT_ON_PAPER =
  '[data-since], [data-needs-scripts], [data-without-scripts], nav, button, [role=tablist], [data-screen-only], section:has(form), div[data-reveal]:has(> div + a), [aria-hidden=true]';

// In one page: a context for each address would take twice the time.
test('pages show all their words, in black, without controls', async ({ page, site }) => {
  test.setTimeout(kinds.length * 10_000);
  site.expectMessage(NOT_FOUND);
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: null });
      await openPage(page, path);
      // Of the planner its plan alone is printed.
      const plan = await page.locator('main [data-printed]').count();
      const area = { within: plan ? '[data-printed]' : 'main', except: NOT_ON_PAPER, seen: true };
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
    });
  }
});

// Tab panels and questions, each once and in their order: `site/tests/engines/print-rules.spec.ts`.
test('milestones stay whole, and a rating is in words', async ({ page }) => {
  await print(page, '/about');
  const milestone = page.locator('main ol > li', { has: page.locator('time') }).first();
  await expect(milestone).toHaveCSS('break-inside', 'avoid');
  await print(page, '/');
  const rating = page.getByRole('img', { name: /^Rated 4/ });
  const said = await rating.evaluate((it) => getComputedStyle(it, '::after').content);
  expect(said).toBe('"Rated 4 out of 5"');
  await expect(rating.locator('svg').filter({ visible: true })).toHaveCount(0);
});

test('closed questions are opened by script where styles cannot', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked[0].includes('details') && supports(...asked);
  });
  await openPage(page, '/connect');
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

test('the planner prints its plan alone, a button its section', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const headings = page.locator('main :is(h1, h2)').filter({ visible: true });
  await print(page, '/farm/planner');
  await expect(headings).toHaveText(['What your field needs']);
  await page.emulateMedia({ media: null });
  await openPage(page, '/business/coffee');
  const part = page.locator('main section', { has: page.getByRole('button', { name: /^Print/ }) });
  const title = await part.locator('h2').innerText();
  await part.getByRole('button').click();
  await goToPaper(page);
  await expect(headings).toHaveText([title]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main h1')).toBeVisible();
});
