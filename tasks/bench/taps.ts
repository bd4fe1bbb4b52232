/** How long a visitor who taps at the first moment waits for something to come of it. */
import type { Page } from '@playwright/test';

/** Waits until an element can be seen. What stands below the first screen shows later than what is on it. */
const seen = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) =>
      window.bench.notes.firstPaint > 0 && document.querySelector(wanted)?.checkVisibility(),
    selector,
  );

/** Taps an element and waits for what was announced to `window.bench`. Milliseconds. */
async function tap(page: Page, selector: string): Promise<number> {
  const { x, y } = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.touchscreen.tap(x, y);
  const delay = await page.waitForFunction(() => window.bench.delay());
  return (await delay.jsonValue()) ?? NaN;
}

/** Opens the menu. */
export async function tapMenu(page: Page, address: string): Promise<number> {
  const button = 'button[commandfor=menu]';
  await page.goto(address, { waitUntil: 'commit' });
  await seen(page, button);
  await page.evaluate(() =>
    window.bench.awaitEffect(() => document.querySelector('dialog')?.open === true),
  );
  return tap(page, button);
}

/**
 * Signs up for the newsletter with an address that the browser filled in. On the floor the browser brings the next
 * document.
 * @param effect `said`: the site says that it is sending, on behalf of React as long as that is not there; `sent`: React
 *   has begun to
 */
export async function tapJoin(
  page: Page,
  address: string,
  effect: 'said' | 'sent',
): Promise<number> {
  const button = 'main form [type=submit]';
  await page.goto(address, { waitUntil: 'commit' });
  await seen(page, button);
  await page.evaluate(
    ([selector, isSaid]) => {
      const field = document.querySelector<HTMLInputElement>('main form [type=email]');
      if (field) field.value = 'jane@kilele.example';
      const words = document.querySelector(selector)?.textContent;
      window.bench.awaitEffect(
        () =>
          (isSaid && document.querySelector('main form[data-held]:valid') !== null) ||
          document.querySelector(selector)?.textContent !== words,
      );
    },
    [button, effect === 'said'] as const,
  );
  return tap(page, button);
}
