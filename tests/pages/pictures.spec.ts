/** What the pictures weigh on the screens they are made for. */
import { expect, test } from '../site.ts';
import { SCREENS, shownPictures, weightOf, type Screen } from './shown-pictures.ts';

const KILOBYTE = 1000;

const on = ({ width, height, density }: Screen) => ({
  viewport: { width, height },
  deviceScaleFactor: density,
});

test.describe('on a phone', () => {
  test.use(on(SCREENS.phone));

  // In all it is to come down to 160 kB: the stipple of its cards still costs too much.
  test('home weighs at most 30 kB before scrolling, 225 kB in all', async ({ page }) => {
    const pictures = await shownPictures(page, '/');
    expect(weightOf(pictures.filter(({ first }) => first))).toBeLessThanOrEqual(30 * KILOBYTE);
    expect(weightOf(pictures)).toBeLessThanOrEqual(225 * KILOBYTE);
  });

  test('about with all portraits weighs at most 140 kB', async ({ page }) => {
    expect(weightOf(await shownPictures(page, '/about'))).toBeLessThanOrEqual(140 * KILOBYTE);
  });
});

test.describe('on a laptop', () => {
  test.use(on(SCREENS.laptop));

  test('home weighs at most 70 kB before scrolling', async ({ page }) => {
    const pictures = await shownPictures(page, '/');
    expect(weightOf(pictures.filter(({ first }) => first))).toBeLessThanOrEqual(70 * KILOBYTE);
  });
});
