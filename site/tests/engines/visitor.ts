/** A visitor who uses a browser of any engine: looks, clicks, types, and waits for something. */
import { expect } from '@playwright/test';
import type { Browser, Key } from './engine.ts';
import { standsStill } from '../stands-still.ts';
import type { Host } from './host.ts';

/** How elements are found. */
export type Target = {
  /** A selector. */
  css: string;
  /** The whole text of the element, or its whole accessible name. */
  named?: string;
};

/** The time limit is long, because the machine may be busy. The pauses are short, because most waits are short. */
export const PATIENCE = { timeout: 20_000, intervals: [20, 50, 100] };
/** Pauses between checks that themselves change the page's frames: long enough for a frame on a busy machine. */
const CALM = { ...PATIENCE, intervals: [100] };

/** Whether an animation of the page has not come to its end. */
const moves = () =>
  document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );

/** The centre of the first visible matching element, or the reason why it cannot be pressed. */
function placeOf({ css, named }: Target): string | { x: number; y: number } {
  const isNamed = (element: Element) =>
    named === undefined ||
    [element.textContent, element.getAttribute('aria-label')].some(
      (name) => name?.replaceAll(/\s+/g, ' ').trim() === named,
    );
  const found = [...document.querySelectorAll(css)].filter(isNamed);
  const element = found.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!element) return `${found.length} elements, none visible`;
  const box = element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  if (y < 0 || y >= innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return 'was not on the screen';
  }
  const met = document.elementFromPoint(x, y);
  return met && (element.contains(met) || met.contains(element)) ? { x, y } : 'covered';
}

/** Somebody who uses a browser. */
export function createVisitor(browser: Browser, host: Host) {
  /** Asks the page. While one document replaces another, the answer is the message of an error. */
  const ask: Browser['run'] = async (task, ...parameters) => {
    try {
      return await browser.run(task, ...parameters);
    } catch (error) {
      return String(error) as never;
    }
  };

  /** Waits until the page gives this answer. The function must change nothing, because it is called many times. */
  const until = async <Parameters extends unknown[], Result>(
    what: string,
    wanted: Result,
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => {
    const look = () => ask(task, ...parameters);
    await expect.poll(look, { message: what, ...PATIENCE }).toEqual(wanted);
  };

  /** Waits until the document of an address has been parsed to its end. */
  const arrived = (path: string) =>
    until(`the document of ${path}`, [path, 'read', 'with a heading'], () => [
      decodeURI(location.pathname) + location.search + location.hash,
      document.readyState === 'loading' ? 'loading' : 'read',
      document.querySelector('h1') ? 'with a heading' : document.documentElement.outerHTML,
    ]);

  const press = async (target: Target) => {
    let place: ReturnType<typeof placeOf> = '';
    const look = async () => {
      // A slow machine may draw no new frame between two checks. Then a moving element seems to stand still.
      if (await ask(moves)) return 'the page moves';
      const before = place;
      place = await ask(placeOf, target);
      if (typeof place === 'string') return place;
      return JSON.stringify(place) === JSON.stringify(before) ? 'stands still' : 'moves';
    };
    const message = `${target.css} ${target.named ?? ''}`;
    await expect.poll(look, { message, ...CALM }).toBe('stands still');
    const { x, y } = place as unknown as { x: number; y: number };
    await browser.click(x, y);
  };

  return {
    ask,
    until,
    arrived,
    press,
    /** Opens a page of the site. @param lands the path of the page, if it differs from the address */
    open: async (path: string, lands = path) => {
      await browser.open(host.origin + path);
      await arrived(lands);
    },
    /** Waits until React runs, and until all parts of the page have the web fonts, so that nothing moves any more. */
    ready: () => until('React and the fonts', true, standsStill),
    /** Waits until the first heading has this text. */
    reads: (heading: string) =>
      until('the first heading', heading, () => document.querySelector('h1')?.textContent ?? ''),
    /** Waits until a matching element is visible, or until none is. */
    sees: (target: Target, isThere = true) =>
      until(
        `${target.css} ${target.named ?? ''} is visible`,
        isThere,
        ({ css, named }: Target) =>
          [...document.querySelectorAll(css)].some(
            (one) =>
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              (named === undefined || one.textContent.replaceAll(/\s+/g, ' ').trim() === named),
          ),
        target,
      ),
    /** Waits until the address of the page is this. */
    isAt: (path: string) =>
      until('the address', path, () => location.pathname + location.search + location.hash),
    keys: async (...keys: Key[]) => {
      for (const key of keys) await browser.press(key);
    },
    /** Types into a field and replaces its text. */
    write: async (css: string, words: string) => {
      await press({ css });
      await until(
        'the focus',
        true,
        (field: string) => document.activeElement?.matches(field) ?? false,
        css,
      );
      await browser.run(
        (field: string) => document.querySelector<HTMLInputElement>(field)?.select(),
        css,
      );
      await browser.type(words);
    },
    /** Scrolls to a position without an animation. */
    scrollTo: (top: number) =>
      browser.run((to: number) => scrollTo({ top: to, behavior: 'instant' }), top),
    /**
     * Scrolls to a position and waits until the page has saved it. Firefox moves along with what enters, so that comes to
     * its end first.
     */
    rest: async (top: number) => {
      const look = async () => {
        await ask(async (to) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          scrollTo({ top: to - 1, behavior: 'instant' });
          await frame();
          scrollTo({ top: to, behavior: 'instant' });
          await frame();
        }, top);
        await until('whether the page moves', false, moves);
        return ask(() => Math.round(Number(sessionStorage.getItem(`scroll:${location.pathname}`))));
      };
      await expect.poll(look, { message: 'the remembered place', ...CALM }).toBe(top);
    },
    /**
     * Follows a link of the footer without scrolling to it. It presses a key, because browsers skip entries that pages add
     * to the history without an action of the visitor.
     */
    follow: async (path: string) => {
      await browser.run((href) => {
        const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
        link?.focus({ preventScroll: true });
      }, path);
      await browser.press('Enter');
    },
    /** Marks the document, so that a test can recognise it. */
    mark: () =>
      browser.run(() => {
        document.documentElement.dataset['marked'] = '';
      }),
    isMarked: () => ask(() => 'marked' in document.documentElement.dataset),
    top: () => ask(() => Math.round(scrollY)),
    /** Waits until the page has this scroll position, in px. Firefox may keep a part of a pixel from before. */
    standsAt: (top: number) =>
      until('the place', top, (to) => (Math.abs(scrollY - to) <= 1 ? to : scrollY), top),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
