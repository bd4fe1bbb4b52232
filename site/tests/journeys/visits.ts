/** How a visitor reads on and goes elsewhere, and what is slow to come. */
import { expect, type Page } from '@playwright/test';

export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a place and rests there until it is remembered. */
export async function read(page: Page, place: number): Promise<void> {
  const look = () =>
    page.evaluate(async (to) => {
      // While places are not stored for a moment, only another scroll makes the page look again.
      for (const y of [to - 1, to]) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return sessionStorage.getItem(`scroll:${location.pathname}`);
    }, place);
  await expect.poll(look).toBe(String(place));
}

/** Follows a link of the footer without scrolling to it. */
export const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`)?.click();
  }, href);

/** Holds back files until what it returns is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
