/** What forms say is seen at once, under nothing, and moves nothing that has no reason to move. */
import type { Locator, Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { faintWords, scrollTopTo } from './checks.ts';
import { FORM_COMPONENTS, FORMS, openAndStopClock, SUCCESS_SHOWN } from './form-parts.ts';

const PHONE = { width: 360, height: 640 };

/** Makes every wait for the answer to a form, of `duration` ms, end in an error. */
async function breakSubmissions(page: Page, duration: number): Promise<void> {
  await page.evaluate((wanted) => {
    const original = window.setTimeout;
    window.setTimeout = ((run: () => void, time?: number) => {
      if (time === wanted) throw new Error('No answer');
      return original(run, time);
    }) as typeof setTimeout;
  }, duration);
}

/** Scrolls so that an element is the last thing on the screen, above the bar of phones. */
async function scrollToFoot(page: Page, element: Locator): Promise<void> {
  const { height } = (await element.boundingBox()) ?? { height: 0 };
  const bar = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
  );
  await scrollTopTo(element, (page.viewportSize()?.height ?? 0) - bar - height - 1);
}

/** What has just been said: messages, errors, the receipt. */
const said = (form: Locator) => form.locator('[role=status]:not(:empty), [role=alert]:not(:empty)');

for (const { path, fill, form: find, wait, sent } of FORM_COMPONENTS) {
  // Here field and button stand side by side, and the error below both.
  test(`form of ${path} scrolls to an error that appears below the edge of the screen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 768, height: 640 });
    await page.goto(path);
    await site.ready();
    const form = find(page);
    const button = form.getByRole('button');
    await scrollToFoot(page, button);
    await button.press('Enter');
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });
  });

  test.describe(`form of ${path} on a phone`, () => {
    test.use({ viewport: PHONE });

    test('scrolls to the success message that appears below the edge of the screen', async ({
      page,
      site,
    }) => {
      await openAndStopClock(page, path, site.ready);
      const form = find(page);
      const button = form.getByRole('button');
      await fill(page);
      await scrollToFoot(page, button);
      const before = await page.evaluate(() => scrollY);
      await button.press('Enter');
      await expect(button).toBeDisabled();
      expect(await page.evaluate(() => scrollY), 'nothing jumps when it is sent').toBe(before);
      await page.clock.runFor(wait + 1);
      await expect(page.getByText(sent, { exact: true })).toBeInViewport({ ratio: 1 });
      for (const line of await form.locator('p').all()) {
        if (await line.textContent()) await expect(line).toBeInViewport({ ratio: 1 });
      }
    });

    test('scrolls to a failure that appears below the edge of the screen', async ({
      page,
      site,
    }) => {
      await openAndStopClock(page, path, site.ready);
      const form = find(page);
      const button = form.getByRole('button');
      await fill(page);
      await breakSubmissions(page, wait);
      await scrollToFoot(page, button);
      await button.press('Enter');
      const failure = form.getByText('Something went wrong. Please try again.', { exact: true });
      await expect(failure).toBeInViewport({ ratio: 1 });
      await expect(button).toBeEnabled();
      await expect(form.locator(':focus')).toHaveCount(1);
    });
  });
}

/**
 * Wherever the page is scrolled to, none of these lies under the round button: all end to the left of it, or it stands
 * in the bar of phones.
 */
async function expectBesideCorner(page: Page, elements: Locator): Promise<void> {
  // Below the first 200 px the round button shows.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  const { strip, corner, reaches } = await elements.evaluateAll((targets) => {
    const button = document.querySelector('[data-back-to-top]');
    const place = (element: Element | null | undefined) => {
      const {
        x = NaN,
        y = NaN,
        width = NaN,
        height = NaN,
      } = element?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    };
    /** How far to the right an element's words reach, and its box if it has one that is seen, in px. */
    const reach = (target: Element) => {
      const words = document.createRange();
      words.selectNodeContents(target);
      const isBox = getComputedStyle(target).backgroundColor !== 'rgba(0, 0, 0, 0)';
      const rectangles = [...words.getClientRects()];
      if (isBox) rectangles.push(target.getBoundingClientRect());
      return Math.max(...rectangles.map(({ right }) => right));
    };
    return {
      strip: place(button?.parentElement),
      corner: place(button),
      reaches: targets.map((target) => ({ words: target.textContent, right: reach(target) })),
    };
  });
  if (strip.height) {
    expect(strip.width, 'width of the bar').toBe(page.viewportSize()?.width);
    expect(corner.y, 'inside the bar').toBeGreaterThanOrEqual(strip.y);
    return;
  }
  for (const { words, right } of reaches) expect(right, words).toBeLessThanOrEqual(corner.x);
}

/** From the narrowest phone to a laptop, in px. */
const WIDTHS = [320, 360, 480, 640, 768, 1024, 1280];

/** What `look` finds at each width; the clock stands still, so every message stays. */
async function atEveryWidth<Finding>(page: Page, look: () => Promise<Finding>): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    found.push(await look());
  }
  return found;
}

for (const { path, fill, form: find, sending, wait, sent } of FORMS) {
  test.describe(`form of ${path} at every width`, () => {
    test.use(STILL);

    test('has nothing under the round button, and moves no field and no button while it is sent', async ({
      page,
      site,
    }) => {
      await openAndStopClock(page, path, site.ready);
      const form = find(page);
      const button = form.getByRole('button');
      const places = () =>
        atEveryWidth(page, () =>
          form.evaluate((target) =>
            [...target.querySelectorAll('input, select, textarea, button')].map((control) => {
              const { left, width, top } = control.getBoundingClientRect();
              const below = top - target.getBoundingClientRect().top;
              // Chromium lays out in 64ths of a pixel; what is finer is noise of the scroll position.
              return [left, width, below].map((length) => Math.round(length * 64) / 64);
            }),
          ),
        );
      const before = await places();
      await button.click();
      await expect(said(form)).toHaveCount(1);
      await atEveryWidth(page, () => expectBesideCorner(page, form.locator('button, p, h3, a')));

      await fill(page);
      await expect(said(form)).toHaveCount(0);
      await button.click();
      await expect(button).toHaveText(sending);
      expect(await places(), 'while sending').toEqual(before);
      await button.scrollIntoViewIfNeeded();
      // Grounds change within a moment.
      await expect
        .poll(async () => (await faintWords(page)).filter((words) => words.endsWith(sending)))
        .toEqual([]);

      await page.clock.runFor(wait + 1);
      await expect(page.getByText(sent, { exact: true })).toBeVisible();
      await atEveryWidth(page, () => expectBesideCorner(page, form.locator('button, p')));
      if ((await form.count()) === 0) return;
      expect(await places(), 'when sent').toEqual(before);
      await page.clock.runFor(SUCCESS_SHOWN);
      await expect(page.getByText(sent, { exact: true })).toHaveCount(0);
      expect(await places(), 'afterwards').toEqual(before);
    });
  });
}
