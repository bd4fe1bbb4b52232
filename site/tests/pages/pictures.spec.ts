/** The sizes of pictures on the target screens. */
import { slowConnection } from '../journeys/checks.ts';
import { expect, STILL, test } from '../site.ts';
import { notFoundKinds, paths, routeOf } from '../built-pages.ts';
import {
  SCREENS,
  shownPictures,
  weightOf,
  type Screen,
  type ShownPicture,
} from './shown-pictures.ts';

const KILOBYTE = 1000;

/** Limit of the ratio between a file's width and the needed width. The next smaller file may be too narrow. */
const LARGEST = 1.3;

/** One page of each layout. Pages of one route differ only in their words. */
const layouts = [
  ...notFoundKinds,
  ...paths.filter(
    (path, index) => paths.findIndex((other) => routeOf(other) === routeOf(path)) === index,
  ),
];

/** The needed width in pixels at the place where a file is shown largest. It is fetched once for all places. */
const largestUse = ({ name, given }: ShownPicture, shown: readonly ShownPicture[]) =>
  Math.max(
    ...shown
      .filter((other) => other.name === name && other.given === given)
      .map(({ needed }) => needed),
  );

const on = ({ width, height, density }: Screen) => ({
  viewport: { width, height },
  deviceScaleFactor: density,
});

test.use(STILL);
// React is not needed, because it changes no picture.
test.beforeEach(({ page }) => slowConnection(page));

for (const screen of Object.values(SCREENS)) {
  test.describe(`at ${screen.name}`, () => {
    test.use(on(screen));

    // In one page: a context for each address would take twice the time.
    test('no page loads a picture that is wider than needed', async ({ page, site }) => {
      test.setTimeout(layouts.length * 10_000);
      site.expectMessage(/status of 404/);
      // Chromium takes a larger file that it has kept from the page before.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      for (const path of layouts) {
        await test.step(path, async () => {
          const shown = await shownPictures(page, path);
          const wide = shown.filter(
            (picture) => picture.given > LARGEST * largestUse(picture, shown),
          );
          expect.soft(wide, path).toEqual([]);
        });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use(on(SCREENS.phone));

  test('pictures of home have at most 30 kB before scrolling, 160 kB in all', async ({ page }) => {
    const pictures = await shownPictures(page, '/');
    expect(weightOf(pictures.filter(({ first }) => first))).toBeLessThanOrEqual(30 * KILOBYTE);
    expect(weightOf(pictures)).toBeLessThanOrEqual(160 * KILOBYTE);
  });

  test('pictures of about have at most 140 kB with six portraits', async ({ page }) => {
    const pictures = await shownPictures(page, '/about');
    const portraits = pictures.filter(({ name }) => name.startsWith('portrait-')).length;
    const limit = (140 * KILOBYTE * Math.max(6, portraits)) / 6;
    expect(weightOf(pictures)).toBeLessThanOrEqual(limit);
  });
});

test.describe('on a laptop', () => {
  test.use(on(SCREENS.laptop));

  test('pictures of home have at most 70 kB before scrolling', async ({ page }) => {
    const pictures = await shownPictures(page, '/');
    expect(weightOf(pictures.filter(({ first }) => first))).toBeLessThanOrEqual(70 * KILOBYTE);
  });
});
