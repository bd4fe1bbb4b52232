/** What the pictures weigh on the screens they are made for. */
import { expect, test } from '../site.ts';
import { lostKinds, paths } from '../pages.ts';
import { SCREENS, shownPictures, weightOf, type Screen } from './shown-pictures.ts';

const KILOBYTE = 1000;

/** How much wider than the layout has use for a file may be: the next narrower one would be too narrow. */
const LARGEST = 1.3;

/** One page of each layout: services, and articles, differ in their words only. */
const layouts = [...lostKinds, ...paths].filter(
  (path, index, all) => all.findIndex((other) => layoutOf(other) === layoutOf(path)) === index,
);

function layoutOf(path: string): string {
  const [area, ...rest] = path.slice(1).split('/');
  return area === 'services' || (area === 'news' && rest.length > 0)
    ? `${area} ${lostKinds.includes(path)}`
    : path;
}

const on = ({ width, height, density }: Screen) => ({
  viewport: { width, height },
  deviceScaleFactor: density,
});

for (const screen of Object.values(SCREENS)) {
  test.describe(`at ${screen.name}`, () => {
    test.use(on(screen));

    for (const path of layouts) {
      test(`${path} asks for no picture wider than it has use for`, async ({ page, site }) => {
        if (lostKinds.includes(path)) site.expectMessage(/status of 404/);
        const wide = (await shownPictures(page, path)).filter(
          ({ given, needed }) => given > needed * LARGEST,
        );
        expect(wide).toEqual([]);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use(on(SCREENS.phone));

  test('home weighs at most 30 kB before scrolling, 160 kB in all', async ({ page }) => {
    const pictures = await shownPictures(page, '/');
    expect(weightOf(pictures.filter(({ first }) => first))).toBeLessThanOrEqual(30 * KILOBYTE);
    expect(weightOf(pictures)).toBeLessThanOrEqual(160 * KILOBYTE);
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
