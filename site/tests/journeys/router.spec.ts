/** Nothing covers a new screen. Addresses, events and places: `main-courses/router.spec.ts`. */
import { expect, test } from '../site.ts';
import { slowConnection } from './checks.ts';

/** Frames in which a new screen is looked at: a quarter of a second and more. */
const FRAMES = 16;

/** Notes, frame by frame, whether a tap on the middle would meet the screen, once it is another than Home. */
function noteTaps(): void {
  const met: boolean[] = [];
  Object.assign(window, { met });
  const note = () => {
    requestAnimationFrame(note);
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent.includes('cups around the world')) return;
    const touched = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    met.push(Boolean(touched?.closest('main')));
  };
  requestAnimationFrame(note);
}

for (const isSlow of [true, false])
  test(`a new screen reacts to a tap from its first frame on, ${isSlow ? 'before React' : 'with React'}`, async ({
    page,
    site,
  }) => {
    if (isSlow) await slowConnection(page);
    await page.goto('/');
    if (!isSlow) await site.ready();
    // For the document that comes, or for the one that stays.
    await page.addInitScript(noteTaps);
    await page.evaluate(noteTaps);
    await page.getByRole('link', { name: 'Discover Our Story' }).click();
    const met = await page.waitForFunction((frames) => {
      const noted = (window as unknown as { met: boolean[] }).met;
      return noted.length >= frames && noted;
    }, FRAMES);
    expect(await met.jsonValue()).not.toContain(false);
  });
