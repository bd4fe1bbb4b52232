/** The measurements of a visit: a load without interruption, or a tap as early as possible. */
import type { Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** The first milliseconds of a task, which do not count (web.dev: total blocking time). */
const UNNOTICED = 50;

/** Total blocking time from the first paint on, in ms. */
export function blockingTime(
  tasks: readonly { start: number; duration: number }[],
  firstPaint: number,
): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, visible) => sum + Math.max(0, visible - UNNOTICED), 0);
}

/** Opens a page and measures until everything has loaded, in bytes and milliseconds. */
export async function measureLoad({ page, transfers, settled }: Phone, address: string) {
  await page.goto(address, { waitUntil: 'load' });
  await settled();
  const firstScreen = await page.evaluate(() => window.bench.firstScreen());
  const { firstPaint, largestPaint, shift, tasks } = await page.evaluate(() => window.bench.notes);
  return {
    firstScreen: transfers
      .filter(({ url }) => firstScreen.includes(url))
      .reduce((sum, { bytes }) => sum + bytes, 0),
    firstPaint,
    largestPaint,
    shift,
    blocking: blockingTime(tasks, firstPaint),
  };
}

/** Opens a page and waits until an element is visible. */
async function openUntilSeen(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (wanted) =>
      window.bench.notes.firstPaint > 0 && document.querySelector(wanted)?.checkVisibility(),
    selector,
  );
}

/** Taps an element and waits for the effect that `window.bench` awaits. @returns milliseconds */
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

/** Opens the menu. @returns milliseconds until it is open */
export async function tapMenu({ page }: Phone, address: string): Promise<number> {
  const button = 'button[popovertarget=menu]';
  await openUntilSeen(page, address, button);
  await page.evaluate(() =>
    window.bench.awaitEffect(
      // The menu is a modal dialog with scripts, and a popover without.
      () => document.querySelector('#menu')?.matches(':modal, :popover-open') === true,
    ),
  );
  return tap(page, button);
}

/**
 * Signs up for the newsletter. On the floor the effect is the next document.
 * @param effect `said`: the button shows that the form is being sent (by CSS until React has loaded); `sent`: React has
 *   begun to send it
 * @returns milliseconds until the effect
 */
export async function tapJoin(
  { page }: Phone,
  address: string,
  effect: 'said' | 'sent',
): Promise<number> {
  const button = 'main form [type=submit]';
  await openUntilSeen(page, address, button);
  await page.evaluate(
    ([selector, isSaid]) => {
      const field = document.querySelector<HTMLInputElement>('main form [type=email]');
      if (field) field.value = 'jane@kilele.example';
      const words = document.querySelector(selector)?.textContent;
      window.bench.awaitEffect(
        () =>
          (isSaid && document.querySelector('main form[data-pending]:valid') !== null) ||
          document.querySelector(selector)?.textContent !== words,
      );
    },
    [button, effect === 'said'] as const,
  );
  return tap(page, button);
}
