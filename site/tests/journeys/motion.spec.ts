/**
 * How things come in: when, by how much, and never at the cost of what there is to read (sections 1, 2 and 9;
 * readings 25 and 26). Where nothing may have happened yet, the test asks once the browser has looked.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import {
  booted,
  noteInPage,
  openPage,
  readToTheEnd,
  ready,
  scrollTopTo,
  slowConnection,
  unseenWords,
} from './checks.ts';

const LAPTOP = { width: 1280, height: 800 };

/** Opens a page and waits until what may come in is watched. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.locator('html')).toHaveClass(/\bmotion\b/);
}

/** Waits until the browser has told every observer what is in view: this one, the newest, it tells last. */
const look = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );

/** Scrolls so far that a share of an element's height has come up from the lower edge of the screen. */
async function show(page: Page, element: Locator, share: number): Promise<void> {
  const height = await element.evaluate((target) => target.getBoundingClientRect().height);
  await scrollTopTo(element, LAPTOP.height - share * height);
  await look(page);
}

async function jumpToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
}

/** How much of each element the eye gets: 0 is nothing. */
const opacities = (elements: Locator) =>
  elements.evaluateAll((targets) => {
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    return targets.map(opacity);
  });

type Motion = { properties: string[]; duration: number };

/** Notes all that moves on a page from its first moment on, except what the scrolling itself moves. */
const noteMotions = (page: Page) =>
  noteInPage(page, () => {
    const OF_EACH_KEYFRAME = ['offset', 'computedOffset', 'easing', 'composite'];
    const noted: Motion[] = [];
    const seen = new Set<Animation>();
    const note = () => {
      for (const animation of document.getAnimations()) {
        if (seen.has(animation) || !(animation.timeline instanceof DocumentTimeline)) continue;
        // Hides what has no style sheets yet, and moves nothing.
        if ('animationName' in animation && animation.animationName === 'awaitsStyles') continue;
        seen.add(animation);
        const effect = animation.effect as KeyframeEffect;
        const names = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
        noted.push({
          properties: [...new Set(names)].filter((name) => !OF_EACH_KEYFRAME.includes(name)),
          duration: Number(effect.getTiming().duration),
        });
      }
    };
    for (const name of ['transitionrun', 'animationstart']) addEventListener(name, note, true);
    return noted;
  });

/** The bar that grows beside the milestones, and how much of its track it fills. */
const line = (page: Page) => page.locator('main ol:has([data-reveal=item]) + div > div');
const filled = (page: Page) =>
  line(page).evaluate(
    (bar) =>
      bar.getBoundingClientRect().height /
      (bar.parentElement?.getBoundingClientRect().height ?? Number.NaN),
  );

test('milestones become visible with 20 % in view, not with 15 %', async ({ page }) => {
  await open(page, '/about');
  const milestone = page.locator('[data-reveal=item]').nth(1);
  await show(page, milestone, 0.15);
  expect(await opacities(milestone)).toEqual([0]);
  await show(page, milestone, 0.21);
  await expect.poll(() => opacities(milestone)).toEqual([1]);
});

test('steps fade in with 20 % in view, each 100 ms after the one before', async ({ page }) => {
  await open(page, '/sustainability/carboncredit');
  const section = page.locator('[data-reveal=steps]');
  const steps = section.locator('> li');
  await show(page, section, 0.15);
  expect(await opacities(steps)).toEqual([0, 0, 0, 0]);
  const delays = steps.evaluateAll((items) =>
    Promise.all(
      items.map(
        (item) =>
          new Promise((resolve) => {
            const tell = () => resolve(item.getAnimations().at(-1)?.effect?.getTiming().delay);
            item.addEventListener('transitionrun', tell, { once: true });
          }),
      ),
    ),
  );
  await show(page, section, 0.21);
  expect(await delays).toEqual([0, 100, 200, 300]);
  await expect.poll(() => opacities(steps)).toEqual([1, 1, 1, 1]);
});

test('the footer fades in when its top reaches 80 % of the screen', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const parts = footer.locator('> *');
  const count = await parts.count();
  await scrollTopTo(footer, 0.81 * LAPTOP.height);
  await look(page);
  expect(await opacities(parts)).toEqual(Array(count).fill(0));
  // A pixel beyond: places between two pixels are rounded.
  await scrollTopTo(footer, 0.798 * LAPTOP.height);
  await expect.poll(() => opacities(parts)).toEqual(Array(count).fill(1));
});

test('a jump to the end reveals all, also on a very tall screen', async ({ page }) => {
  await open(page, '/about');
  expect(await unseenWords(page)).not.toEqual([]);
  await jumpToTheEnd(page);
  await expect.poll(() => unseenWords(page)).toEqual([]);

  await page.setViewportSize({ width: LAPTOP.width, height: 5000 });
  await open(page, '/');
  await jumpToTheEnd(page);
  const top = await page
    .getByRole('contentinfo')
    .evaluate((foot) => foot.getBoundingClientRect().y);
  expect(top).toBeGreaterThan(0.8 * 5000);
  await expect.poll(() => unseenWords(page)).toEqual([]);
});

test('a hero shows its words and picture from the first frame', async ({ page }) => {
  const noted = await noteInPage(page, () => {
    const seen: number[] = [];
    const note = () => {
      for (const part of document.querySelectorAll('main section:has(h1) :is(h1, h1 ~ *, img)'))
        for (let at: Element | null = part; at; at = at.parentElement)
          seen.push(Number(getComputedStyle(at).opacity));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return seen;
  });
  await open(page, '/');
  const seen = await noted();
  // A fade may start from visible.
  expect(Math.min(...seen)).toBeGreaterThan(0.5);
  expect(seen.length).toBeGreaterThan(10);
});

// Where a script must do it, as in Firefox: `site/tests/engines/fading.spec.ts`.
test('the line beside the milestones grows as they pass the middle', async ({ page }) => {
  await open(page, '/about');
  const track = line(page).locator('..');
  const height = await track.evaluate((element) => element.getBoundingClientRect().height);
  // Beyond either end nothing more happens; and what has grown shrinks again on the way back.
  for (const part of [-0.1, 0, 0.5, 1, 1.1, 0.6]) {
    await scrollTopTo(track, LAPTOP.height / 2 - part * height);
    await expect.poll(() => filled(page)).toBeCloseTo(Math.min(1, Math.max(0, part)), 2);
  }
});

test('what is on the screen stays visible when the enhancements arrive', async ({ page }) => {
  await slowConnection(page);
  await page.goto('/about');
  await booted(page);
  const lowest = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The first scrolling fetches the script.
    scrollTo({ top: 3000, behavior: 'instant' });
    const read = [...document.querySelectorAll('[data-reveal]')].filter(
      (element) => element.getBoundingClientRect().top < innerHeight,
    );
    const seen: number[] = [];
    const note = () =>
      seen.push(...read.map((element) => Number(getComputedStyle(element).opacity)));
    while (!document.documentElement.classList.contains('motion')) {
      await frame();
      note();
    }
    await frame();
    note();
    return Math.min(...seen);
  });
  expect(lowest).toBe(1);
});

test('under 768 px only opacity changes, in 0.3 s; else in 0.5 s', async ({ page }) => {
  const motions = await noteMotions(page);
  const read = async () => {
    await readToTheEnd(page);
    await expect.poll(() => unseenWords(page)).toEqual([]);
    const noted = await motions();
    expect(noted.length).toBeGreaterThan(5);
    return noted;
  };
  await page.setViewportSize({ width: 767, height: 900 });
  await open(page, '/');
  await page.getByRole('main').getByRole('link').first().hover();
  const onPhones = await read();
  expect(onPhones.filter(({ properties }) => properties.join() !== 'opacity')).toEqual([]);
  expect(Math.max(...onPhones.map(({ duration }) => duration))).toBeLessThanOrEqual(300);

  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/about');
  const risen = (await read()).filter(({ properties }) => properties.includes('transform'));
  expect(new Set(risen.map(({ duration }) => duration))).toEqual(new Set([500]));
});

test('with reduced motion everything shows at once and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motions = await noteMotions(page);
  await page.goto('/about');
  expect(await unseenWords(page)).toEqual([]);
  await ready(page);
  expect(await unseenWords(page)).toEqual([]);
  expect(await filled(page)).toBe(1);
  await readToTheEnd(page);
  await page.getByRole('banner').getByRole('button', { name: 'Our Business' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Tea/ })).toBeVisible();
  expect(await motions()).toEqual([]);
  const tied = await page.evaluate(() => document.getAnimations().length);
  expect(tied, 'animations tied to the scrolling').toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await motions()).toEqual([]);
});
