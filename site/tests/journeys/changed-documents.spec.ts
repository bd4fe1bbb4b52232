/**
 * Browsers, extensions and content networks change a document before React takes it over. React then draws the page
 * again, and nothing that a visitor sees or has done may be lost.
 */
import type { Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { CLIENT, hold, slowConnection, styled } from './checks.ts';

test.use({ ...STILL, viewport: { width: 390, height: 800 } });
test.beforeEach(({ page }) => slowConnection(page));

/** Kinds of changes, each made in the main part of a page. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a text is rewritten': () => {
    const [text] = [...document.querySelectorAll('main p')].map(({ firstChild }) => firstChild);
    if (text) text.textContent = 'Maandishi mengine';
  },
  'each text stands in elements of a translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, textarea'))
        continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
      font.firstElementChild?.append(`[${text.textContent}]`);
      (text as Text).replaceWith(font);
    }
  },
  'a comment and white space come between elements': () => {
    document.querySelector('main section')?.prepend('\n  ', new Comment('x'), '\n  ');
  },
  'an icon comes beside each field': () => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      const icon = document.createElement('button');
      icon.type = 'button';
      field.after(icon);
    }
  },
  'an element comes around the page, and another goes': () => {
    const main = document.querySelector('main');
    const around = document.createElement('div');
    main?.replaceWith(around);
    if (main) around.append(main);
    document.querySelector('footer p')?.remove();
  },
  'addresses and attributes are rewritten': () => {
    for (const link of document.querySelectorAll('main a')) link.setAttribute('href', '/x');
    for (const element of document.querySelectorAll('main *')) element.setAttribute('data-x', '');
  },
};

/** What a visitor sees and has done. */
const look = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement | null;
    return {
      sheets: document.querySelectorAll('link[rel=stylesheet]').length,
      footer: getComputedStyle(document.querySelector('footer') ?? document.body).backgroundColor,
      values: [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
        .filter(({ name }) => name !== '')
        .map(({ name, value }) => `${name}: ${value}`),
      open: [...document.querySelectorAll<HTMLDetailsElement>('main details')].map(
        ({ open }) => open,
      ),
      focus: [field?.localName, field?.getAttribute('name'), field?.selectionStart],
      hidden: [...document.querySelectorAll('main [data-reveal]')].filter(
        (part) => part.getBoundingClientRect().top < 0 && getComputedStyle(part).opacity !== '1',
      ).length,
    };
  });

/** Where the field with the focus is on the screen, in px from its top. What comes above it moves it in the page alone. */
const place = (page: Page) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN);

/** What a program put beside the fields may go, and the lines of the labels with it. */
const TWO_LINES = 48;

/** Waits until React handles the events of the page. */
const hydrated = (page: Page) => page.waitForFunction(() => window.pending === null);

for (const [what, change] of Object.entries(CHANGES)) {
  test(`${what}: styles, fields, answers, focus and place stay`, async ({ page }) => {
    const release = await hold(page, CLIENT);
    await page.goto('/connect');
    await styled(page);
    await page.evaluate(change);
    await page.locator('main details summary').nth(1).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Jane Wanjiku');
    await page.locator('select[name=subject]').selectOption('Tea');
    const message = page.locator('textarea[name=message]');
    await message.fill('Yellow leaves');
    await message.press('ArrowLeft');
    // The first touch has brought the fonts, which change the height of the page.
    await expect(page.locator('html')).toHaveClass(/hasFonts/);
    const before = await look(page);
    const top = await place(page);
    release();
    await hydrated(page);
    expect(await look(page)).toEqual(before);
    expect(Math.abs((await place(page)) - top)).toBeLessThan(TWO_LINES);
    // What came with the first page is there on every later one.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/news"]')?.click(),
    );
    await expect(page).toHaveURL(/\/news$/);
    expect((await look(page)).sheets).toBeGreaterThanOrEqual(before.sheets);
    expect((await look(page)).footer).toBe(before.footer);
  });
}

test('a form that was sent before is sent, once', async ({ page }) => {
  const release = await hold(page, CLIENT);
  await page.goto('/');
  await styled(page);
  for (const change of Object.values(CHANGES)) await page.evaluate(change);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    addEventListener('submit', () => said.push(String(window.pending === null)));
  });
  const field = page.locator('main form input[name=email]').first();
  await field.fill('jane@kilele.example');
  await field.press('Enter');
  release();
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  // The first one waits in the queue and goes no further.
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    'true',
  ]);
});

test('the menu of phones that was open stays open', async ({ page }) => {
  const release = await hold(page, CLIENT);
  await page.goto('/');
  await styled(page);
  await page.evaluate(CHANGES['a text is rewritten'] ?? (() => undefined));
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  release();
  await page.evaluate(() => dispatchEvent(new Event('reactNeeded')));
  await hydrated(page);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
});

for (const path of ['/', '/news', '/farm/planner'])
  test(`${path} is whole with a third of its texts rewritten or gone`, async ({ page }) => {
    for (const first of [0, 1, 2]) {
      await page.goto('about:blank');
      const release = await hold(page, CLIENT);
      await page.goto(path);
      await styled(page);
      await page.evaluate((start) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let count = start; walker.nextNode(); count += 1) {
          const { currentNode } = walker;
          if (count % 3 === 0 && !currentNode.parentElement?.closest('script, style'))
            currentNode.textContent = count % 2 ? '' : `${count}`;
        }
      }, first);
      const field = page.locator('main input:visible:not([type=hidden], [type=radio])').first();
      await field.fill('3');
      const { values, sheets, footer } = await look(page);
      release();
      await hydrated(page);
      expect(await look(page)).toMatchObject({ values, sheets, footer, hidden: 0 });
    }
  });
