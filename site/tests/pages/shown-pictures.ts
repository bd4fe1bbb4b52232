/** The picture files that a browser chooses for a screen, the width at which it shows them, and their bytes. */
import type { Page, Response } from '@playwright/test';
import { styled } from '../journeys/checks.ts';

/** A target screen: its size in CSS px and its density. */
export type Screen = { name: string; width: number; height: number; density: number };

/**
 * The target screens. Denser screens get the same files: at the usual distance of a phone, people cannot see more than
 * two pixels per CSS pixel, and larger files would have twice the bytes.
 */
export const SCREENS = {
  phone: { name: '390 × 844 at 2×', width: 390, height: 844, density: 2 },
  tablet: { name: '768 × 1024 at 2×', width: 768, height: 1024, density: 2 },
  laptop: { name: '1440 × 900 at 1×', width: 1440, height: 900, density: 1 },
} as const satisfies Record<string, Screen>;

export type ShownPicture = {
  /** Name in `art/pictures.json`. */
  name: string;
  /** Width of the file in px, and the width in device pixels that the layout needs. */
  given: number;
  needed: number;
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
export async function shownPictures(page: Page, address: string): Promise<ShownPicture[]> {
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
        const ratio = Number(drawn.getAttribute('width')) / Number(drawn.getAttribute('height'));
        return {
          path: new URL(image.currentSrc).pathname,
          width: Math.max(width, covers ? height * ratio : 0) * devicePixelRatio,
          first: top + scrollY < innerHeight,
        };
      }),
  );
  return images.flatMap(({ path, width, first }) => {
    const [, name = '', given] = FILE.exec(path) ?? [];
    if (!name) return [];
    const picture = { name, given: Number(given), needed: Math.round(width), first };
    return { ...picture, bytes: bytes.get(path) ?? Number.NaN };
  });
}

/** Bytes of the files, each counted once. */
export function weightOf(pictures: readonly ShownPicture[]): number {
  const files = new Map(pictures.map(({ name, given, bytes }) => [`${name}-${given}`, bytes]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}
