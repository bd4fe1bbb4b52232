/** The picture files that a browser chooses for a screen, the width at which it shows them, and their bytes. */
import type { Page, Response } from '@playwright/test';
import { slowConnection, styled } from '../journeys/checks.ts';
import { expect, STILL, test } from '../site.ts';
import { notFoundKinds, paths, routeOf } from '../built-pages.ts';

/**
 * The target screens: their size in CSS px and their density. Denser screens get the same files: at the usual distance of a phone, people cannot see more than
 * two pixels per CSS pixel, and larger files would have twice the bytes.
 */
const SCREENS = {
  phone: { name: '390 × 844 at 2×', width: 390, height: 844, density: 2 },
  tablet: { name: '768 × 1024 at 2×', width: 768, height: 1024, density: 2 },
  laptop: { name: '1440 × 900 at 1×', width: 1440, height: 900, density: 1 },
};

type ShownPicture = {
  /** Name in `site/pictures.json`. */
  name: string;
  /** Width of the file in px, and the width in device pixels that the layout needs. */
  given: number;
  needed: number;
  /** Whether there is a smaller file. */
  hasSmaller: boolean;
  bytes: number;
  /** Whether it is visible before scrolling. */
  first: boolean;
};

const FILE = /\/pictures\/(.+)-(\d+)\.[0-9a-f]{8}\.\w+$/;

/** Loads all lazy pictures, as scrolling to the end does, and waits for them. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => !image.checkVisibility() || (image.complete && image.currentSrc !== ''),
    ),
  );
}

/**
 * Opens an address and looks at every picture of the page.
 * @param page of a context with the screen's size and density
 * @param address path on the served site
 */
async function shownPictures(page: Page, address: string): Promise<ShownPicture[]> {
  const bytes = new Map<string, number>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (FILE.test(pathname))
      bytes.set(pathname, Number(response.headers()['content-length'] ?? Number.NaN));
  };
  page.on('response', note);
  await page.goto(address);
  await styled(page);
  await loadAll(page);
  page.off('response', note);
  const images = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { width, height, top } = image.getBoundingClientRect();
        const covers = getComputedStyle(image).objectFit === 'cover';
        const source = image.parentElement?.querySelector<HTMLElement>('source[width]');
        const drawn = source && matchMedia('(max-width: 767px)').matches ? source : image;
        const others = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap(
          ({ srcset }) =>
            [...srcset.matchAll(/-(\d+)\.\w+\.\w+ \d+w/g)].map(([, wide]) => Number(wide)),
        );
        const ratio = Number(drawn.getAttribute('width')) / Number(drawn.getAttribute('height'));
        return {
          path: new URL(image.currentSrc).pathname,
          narrowest: Math.min(...others),
          width: Math.max(width, covers ? height * ratio : 0) * devicePixelRatio,
          first: top + scrollY < innerHeight,
        };
      }),
  );
  return images.flatMap(({ path, narrowest, width, first }) => {
    const [, name = '', given] = FILE.exec(path) ?? [];
    if (!name) return [];
    const picture = { name, given: Number(given), needed: Math.round(width), first };
    const hasSmaller = picture.given > narrowest;
    return { ...picture, hasSmaller, bytes: bytes.get(path) ?? Number.NaN };
  });
}

/** Bytes of the files, each counted once. */
function weightOf(pictures: readonly ShownPicture[]): number {
  const files = new Map(pictures.map(({ name, given, bytes }) => [`${name}-${given}`, bytes]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const KILOBYTE = 1000;

/**
 * Limit of the ratio between a file's width and the needed width. The next smaller file may be too narrow, or there is
 * none.
 */
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

test.use(STILL);
// React is not needed, because it changes no picture.
test.beforeEach(({ page }) => slowConnection(page));

for (const { name, width, height, density } of Object.values(SCREENS)) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    // In one page: a context for each address would take twice the time.
    test('no page loads a picture that is wider than needed, and Home stays light on a phone', async ({
      page,
      site,
    }) => {
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
            (picture) => picture.hasSmaller && picture.given > LARGEST * largestUse(picture, shown),
          );
          expect.soft(wide, path).toEqual([]);
          if (path !== '/' || name !== SCREENS.phone.name) return;
          const first = shown.filter((picture) => picture.first);
          expect.soft(weightOf(first), 'before scrolling').toBeLessThanOrEqual(30 * KILOBYTE);
          expect.soft(weightOf(shown)).toBeLessThanOrEqual(160 * KILOBYTE);
        });
      }
    });
  });
}
