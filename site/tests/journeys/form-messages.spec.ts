/** What forms say is seen at once, and moves nothing that has no reason to move. */
import type { Locator, Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { expectNoSidewaysScroll, faintWords, scrollTopTo } from './checks.ts';
import { FORM_COMPONENTS, openAndStopClock, SUCCESS_SHOWN } from './form-parts.ts';

test.use({ ...STILL, viewport: { width: 320, height: 640 } });

/** Fits every field. */
const LONG = `${'a'.repeat(200)}@kilele.example`;

/** Scrolls so that an element is the last thing on the screen, above the bar of phones. */
async function scrollToFoot(page: Page, element: Locator): Promise<void> {
  const { height } = (await element.boundingBox()) ?? { height: 0 };
  const bar = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
  );
  await scrollTopTo(element, (page.viewportSize()?.height ?? 0) - bar - height - 1);
}

/** Where fields and buttons stand within their form. Chromium lays out in 64ths of a pixel; what is finer is noise. */
const places = (form: Locator) =>
  form.evaluate((target) =>
    [...target.querySelectorAll('input, select, textarea, button')].map((control) => {
      const { left, width, top } = control.getBoundingClientRect();
      const below = top - target.getBoundingClientRect().top;
      return [left, width, below].map((length) => Math.round(length * 64) / 64);
    }),
  );

for (const { path, fill, form: find, sending, wait, sent } of FORM_COMPONENTS)
  test(`the form of ${path} scrolls to what it says, and moves no field`, async ({ page }) => {
    await openAndStopClock(page, path);
    const form = find(page);
    const button = form.getByRole('button');
    const before = await places(form);
    await scrollToFoot(page, button);
    await button.press('Enter');
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });

    await fill(page);
    await form.getByRole('textbox').last().fill(LONG);
    await expectNoSidewaysScroll(page);
    await scrollToFoot(page, button);
    const top = await page.evaluate(() => scrollY);
    await button.press('Enter');
    await expect(button).toHaveText(sending);
    expect(await page.evaluate(() => scrollY), 'nothing jumps when it is sent').toBe(top);
    expect(await places(form), 'while it is sent').toEqual(before);
    // Grounds change within a moment.
    const faint = async () => (await faintWords(page)).filter((words) => words.endsWith(sending));
    await expect.poll(faint).toEqual([]);

    await page.clock.runFor(wait + 1);
    await expect(page.getByText(sent, { exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    // Early access: the welcome takes the place of the form.
    if ((await form.count()) === 0) return;
    expect(await places(form), 'when it is sent').toEqual(before);
    await page.clock.runFor(SUCCESS_SHOWN);
    await expect(page.getByText(sent, { exact: true })).toHaveCount(0);
    expect(await places(form), 'afterwards').toEqual(before);
  });
