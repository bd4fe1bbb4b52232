/** Pages on paper: their words, in one column, on as few sheets as these need. */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { kinds, NOT_FOUND, unseenWords } from './checks.ts';
import { NOWHERE, paths, routeOf } from '../built-pages.ts';

test.use(STILL);

const PX_PER_CM = 96 / 2.54;
/** A4 less the margins of `print.css`, in px. */
const COLUMN = Math.round((21 - 2 * 2.2) * PX_PER_CM);
const SHEET = (29.7 - 2 * 1.5) * PX_PER_CM;
/** Sheets of the pages of each route; two where nothing is said. */
const SHEETS: Readonly<Record<string, number>> = {
  '/': 3,
  '/about': 4,
  '/about/figures': 4,
  '/business/agric-inputs': 3,
  '/business/fertilizer': 3,
  '/business/coffee': 3,
  '/business/tea': 4,
  '/sustainability/frameworks': 3,
  '/sustainability/partneships': 3,
  '/sustainability/carboncredit': 3,
  '/news/:id': 3,
  '/search': 3,
  // The sheets for buyers promise it.
  '/business/coffee/buyers': 1,
  '/business/tea/buyers': 1,
  '/where-to-buy': 3,
  '/farm/planner': 5,
  '/farm/calendar': 4,
  '/farm/check-your-bag': 4,
  '/farm/payments': 4,
};
const ARTICLE = '/news/record-coffee-harvest';
const SERVICE = paths.find((path) => routeOf(path) === '/services/:category/:id') ?? '';

/** Opens a page as a visitor prints it: somewhere on the page, without having read it. */
async function print(page: Page, path: string, ready: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await ready();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });
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
  const file = await page.pdf({ format: 'A4' });
  const printed = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return { printed, filled: Math.ceil(height / SHEET) };
}

/** What stands beside others, over others or elsewhere than in its place, as things do on a screen. */
const laidOut = (page: Page) =>
  page.locator('body *:not(svg *)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const { display, position, rotate, translate, transform, opacity, columnCount } =
            getComputedStyle(element, part);
          return (
            /grid|flex|contents/.test(display) ||
            position !== 'static' ||
            opacity !== '1' ||
            columnCount !== 'auto' ||
            [rotate, translate, transform].some((moved) => moved !== 'none')
          );
        }),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** The colours of all words in the main part. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('main *'))
      for (const part of [undefined, '::before', '::after'])
        found.add(getComputedStyle(element, part).color);
    return [...found];
  });

/** Other papers of the same kind may take more sheets. */
const onOneSheet = paths.filter((path) => SHEETS[path] === 1);

// In one page: a context for each address would take twice the time.
test('pages show all their words, in black, without controls and layout, on no more sheets than these need', async ({
  page,
  site,
}) => {
  const looked = [...kinds, ...onOneSheet];
  test.setTimeout(looked.length * 10_000);
  site.expectMessage(NOT_FOUND);
  const screen = page.viewportSize();
  for (const path of looked) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: null });
      if (screen) await page.setViewportSize(screen);
      await print(page, path, site.ready);
      // What was fading in on the screen does so to its end.
      await expect.poll(() => laidOut(page)).toEqual([]);
      expect.soft(await unseenWords(page), path).toEqual([]);
      const around = page.locator('nav, :is(footer, aside):not(main *)');
      await expect.soft(around.filter({ visible: true }), path).toHaveCount(0);
      const controls = page.locator('button, form, dialog, main [data-screen-only]');
      await expect.soft(controls.filter({ visible: true }), path).toHaveCount(0);
      expect.soft(await colours(page), path).toEqual(['rgb(0, 0, 0)']);

      const { printed, filled } = await sheets(page);
      expect.soft(printed, path).toBeGreaterThan(0);
      expect.soft(printed, path).toBeLessThanOrEqual(SHEETS[routeOf(path)] ?? 2);
      // Headings and list entries that stay whole leave some room at the foot of a sheet, never a sheet.
      expect.soft(printed, path).toBeLessThanOrEqual(filled + 1);
    });
  }
});

test('a page begins with the company and ends with its own address', async ({ page, site }) => {
  site.expectMessage(NOT_FOUND);
  for (const [path, address] of [
    ['/', 'https://www.kilele.example/'],
    ['/about', 'https://www.kilele.example/about'],
    [ARTICLE, `https://www.kilele.example${ARTICLE}`],
    // What does not exist has no address.
    [NOWHERE, 'https://www.kilele.example'],
  ] as const) {
    await page.emulateMedia({ media: null });
    await print(page, path, site.ready);
    const shown = page.locator('#root > *').filter({ visible: true });
    await expect(shown).toHaveCount(3);
    await expect(shown.first()).toHaveText('Kilele Agribusiness Group', {
      useInnerText: true,
    });
    await expect(shown.first().locator('a > span > svg')).toBeVisible();
    await expect(shown.last()).toHaveText(`+254 700 000 000 · info@kilele.example · ${address}`);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('+254 700 000 000 · ')).toBeHidden();
});

test('an article is its own words and picture, with the addresses of its links', async ({
  page,
  site,
}) => {
  await print(page, ARTICLE, site.ready);
  await page.setViewportSize({ width: COLUMN, height: 800 });
  await expect(page.getByText('Back to News')).toBeHidden();
  await expect(page.getByText('Related articles')).toBeHidden();
  const width = (await page.locator('article header img').boundingBox())?.width ?? 0;
  expect(Math.round(width)).toBe(COLUMN);
  await expect(page.locator('[data-prose] ul').first()).toHaveCSS('list-style-type', 'disc');
  const written = await page
    .locator('[data-prose] a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(written.length).toBeGreaterThan(0);
  for (const address of written) expect(address).toContain('(https://www.kilele.example/');
});

test('services ask for nothing on paper and show no other services', async ({ page, site }) => {
  await print(page, SERVICE, site.ready);
  await expect(page.locator('main ul:has(article)')).toBeHidden();
  await expect(page.locator('main [data-back]')).toBeHidden();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
});

test('all tab panels are printed, each once and in their order', async ({ page, site }) => {
  await print(page, '/business/tea', site.ready);
  const tabs = page.locator('[data-tabs] > [id]');
  const tops = await tabs.evaluateAll((panels) =>
    panels
      .map((panel) => panel.getBoundingClientRect())
      .map(({ top, height }) => ({ top, height })),
  );
  expect(tops).toHaveLength(6);
  for (const [index, { top, height }] of tops.entries()) {
    expect(height).toBeGreaterThan(20);
    const before = tops[index - 1];
    if (before) expect(top).toBeGreaterThanOrEqual(before.top + before.height - 1);
  }
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('milestones are whole', async ({ page, site }) => {
  await print(page, '/about', site.ready);
  const milestones = page.locator('main ol > li', { has: page.locator('time') });
  await expect(milestones).toHaveCount(8);
  for (const milestone of await milestones.all())
    await expect(milestone).toHaveCSS('break-inside', 'avoid');
});

test('a rating is printed in words', async ({ page, site }) => {
  await print(page, '/', site.ready);
  const rating = page.getByRole('img', { name: /^Rated 4/ });
  await expect(rating).toBeVisible();
  expect(await rating.evaluate((it) => getComputedStyle(it, '::after').content)).toBe(
    '"Rated 4 out of 5"',
  );
  await expect(rating.locator('svg').filter({ visible: true })).toHaveCount(0);
});

test.describe('closed questions', () => {
  test('are printed with their answers', async ({ page, site }) => {
    await print(page, '/connect', site.ready);
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(6);
    for (const question of await questions.all()) {
      const answer = question.locator('p').last();
      await expect(answer).toBeVisible();
      const [whole, end] = [await question.boundingBox(), await answer.boundingBox()];
      if (!whole || !end) throw new Error('The answer is not on the paper');
      expect(end.y + end.height).toBeLessThanOrEqual(whole.y + whole.height + 1);
    }
  });

  test('are opened for it where style sheets cannot, and closed again', async ({ page, site }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...asked: [string]) => !asked[0].includes('details') && supports(...asked);
    });
    await page.goto('/connect');
    await site.ready();
    const questions = page.locator('main details');
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('main details[open]')).toHaveCount(6);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});
