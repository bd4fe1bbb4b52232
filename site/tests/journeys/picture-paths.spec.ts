/** On the way from Home to a service no picture shows twice what it has shown before. */
import type { Locator, Page } from '@playwright/test';
import { expect, STILL, test } from '../site.ts';
import { booted, slowConnection } from './checks.ts';

/** What may be seen of a picture again, of all that two places show of it. */
const MOST_SHARED = 0.7;

/** A part of a picture, in shares of its width and height. */
type View = {
  /** Width of the screen, in px. */
  width: number;
  where: string;
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** What the pictures in a place show. */
async function viewsIn(place: Locator, where: string): Promise<Omit<View, 'width'>[]> {
  const views = await place.locator('picture').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const image = picture.querySelector('img');
      const name = /\/pictures\/(.+)-\d+\.[0-9a-f]{8}\.\w+$/.exec(image?.src ?? '')?.[1];
      if (!image?.checkVisibility() || !name) return [];
      const box = image.getBoundingClientRect();
      const frame = picture.getBoundingClientRect();
      const style = getComputedStyle(image);
      const [x = 50, y = 50] = style.objectPosition.split(' ').map(Number.parseFloat);
      // The whole picture as large as it is drawn, and where.
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const width = Math.max(box.width, box.height * ratio);
      const height = width / ratio;
      const left = box.left + ((box.width - width) * x) / 100;
      const top = box.top + ((box.height - height) * y) / 100;
      const clipped = getComputedStyle(picture).overflowX === 'clip' ? frame : box;
      const share = (at: number, from: number, size: number) =>
        Math.min(1, Math.max(0, (at - from) / size));
      return {
        name,
        left: share(Math.max(clipped.left, box.left), left, width),
        right: share(Math.min(clipped.right, box.right), left, width),
        top: share(Math.max(clipped.top, box.top), top, height),
        bottom: share(Math.min(clipped.bottom, box.bottom), top, height),
      };
    }),
  );
  return views.map((view) => ({ where, ...view }));
}

/** Widths of the screen at which pictures are looked at, in px. */
const WIDTHS = [390, 768, 1280, 1920];

/** What the pictures in a place show at each width. */
async function viewsAtAllWidths(page: Page, place: Locator, where: string): Promise<View[]> {
  const views: View[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const view of await viewsIn(place, where)) views.push({ ...view, width });
  }
  return views;
}

const areaOf = ({ left, right, top, bottom }: Pick<View, 'left' | 'right' | 'top' | 'bottom'>) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** What two views of one picture have in common, of all that they show. */
function sharedBy(one: View, other: View): number {
  const both = areaOf({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  return both / (areaOf(one) + areaOf(other) - both);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await booted(page);
}

test.use(STILL);

test('each picture shows something new from Home to a service, at every width', async ({
  page,
}) => {
  test.slow();
  // Without React, which changes no picture. All tabs are open then.
  await slowConnection(page);
  await open(page, '/');
  const cards = page.locator('main li', { has: page.locator('a[href^="/business/"]') });
  const home = await viewsAtAllWidths(page, cards, 'Home');
  const businesses = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(businesses).toHaveLength(4);
  expect(home).toHaveLength(4 * WIDTHS.length);
  for (const business of businesses) {
    await open(page, business);
    const options = await viewsAtAllWidths(page, page.locator('#options'), 'options');
    const seen = [...home, ...options];
    const panels = page.locator('#services article');
    const services: string[] = [];
    for (const tab of await page.locator('#services nav > a').all()) {
      await tab.click();
      const panel = panels.filter({ visible: true });
      seen.push(...(await viewsAtAllWidths(page, panel, 'tab')));
      services.push((await panel.getByRole('link').getAttribute('href')) ?? '');
    }
    expect(services.length).toBeGreaterThanOrEqual(5);
    for (const service of services) {
      await open(page, service);
      const hero = page.locator('main > * > section').first();
      seen.push(...(await viewsAtAllWidths(page, hero, service)));
    }
    const again = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter(({ width, name }) => width === one.width && name === one.name)
        .map((other) => ({
          name: one.name,
          places: `${one.where}, ${other.where}, at ${one.width} px`,
          shared: Number(sharedBy(one, other).toFixed(2)),
        })),
    );
    for (const width of WIDTHS)
      expect(
        again.filter(({ places }) => places.endsWith(` ${width} px`)).length,
      ).toBeGreaterThanOrEqual(services.length);
    expect.soft(again.filter(({ shared }) => shared > MOST_SHARED)).toEqual([]);
  }
});
