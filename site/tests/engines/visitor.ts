/** A visitor who uses a browser of any engine: looks, presses, types, and waits until something is so. */
import { expect } from '@playwright/test';
import type { Browser, Key } from './engine.ts';
import type { Host } from './host.ts';

/** Where elements are looked for. */
export type Target = {
  /** A selector. */
  css: string;
  /** The words of the element or its accessible name, from start to end. */
  named?: string;
};

/** Waits longer than usual: the machine may do something else meanwhile. Looks often: most waits are short. */
export const PATIENCE = { timeout: 20_000, intervals: [20, 50, 100] };
/** For looks that take part in what they look at: time for a frame, even on a busy machine. */
const CALM = { ...PATIENCE, intervals: [100] };

/** The middle of the first visible element that fits, or why it cannot be pressed. */
function placeOf({ css, named }: Target): string | { x: number; y: number } {
  // A slow machine may show no new frame between two looks: what moves seems to stand still.
  const moves = document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  if (moves) return 'the page moves';
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
  /** Asks the page; while it goes from one document to the next, the answer is an error's message. */
  const ask: Browser['run'] = async (task, ...parameters) => {
    try {
      return await browser.run(task, ...parameters);
    } catch (error) {
      return String(error) as never;
    }
  };

  /** Waits until the page answers so. The task must change nothing: it is asked again and again. */
  const until = async <Parameters extends unknown[], Result>(
    what: string,
    wanted: Result,
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => {
    const look = () => ask(task, ...parameters);
    await expect.poll(look, { message: what, ...PATIENCE }).toEqual(wanted);
  };

  /** Waits until the document of an address is there and its end has been read. */
  const arrived = (path: string) =>
    until(`the document of ${path}`, [path, 'read', 'with a heading'], () => [
      decodeURI(location.pathname) + location.search + location.hash,
      document.readyState === 'loading' ? 'loading' : 'read',
      document.querySelector('h1') ? 'with a heading' : document.documentElement.outerHTML,
    ]);

  const press = async (target: Target) => {
    let place: ReturnType<typeof placeOf> = '';
    const look = async () => {
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
    /** Opens a page of the site. @param lands its path, where that is another */
    open: async (path: string, lands = path) => {
      await browser.open(host.origin + path);
      await arrived(lands);
    },
    /** Waits until React listens to the page, and its fonts, part by part, no longer change where things stand. */
    ready: () =>
      until('React and the fonts', [true, true], () => [
        window.pending === null,
        document.documentElement.classList.contains('hasFonts') ||
          // Not those that stand for them: a device lacks some, which is no error.
          [...document.fonts].some(
            ({ family, status }) => status === 'error' && !family.includes('Fallback'),
          ),
      ]),
    /** Waits until the first heading says this. */
    reads: (heading: string) =>
      until('the first heading', heading, () => document.querySelector('h1')?.textContent ?? ''),
    /** Waits until an element that fits is visible, or none is. */
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
    /** Writes into a field, in place of what it holds. */
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
    /** Jumps to a place of the page. */
    scrollTo: (top: number) =>
      browser.run((to: number) => scrollTo({ top: to, behavior: 'instant' }), top),
    /** Scrolls there and rests until the place is remembered. */
    rest: async (top: number) => {
      const look = async () => {
        await ask(
          (to) =>
            new Promise<void>((resolve) => {
              scrollTo({ top: to - 1, behavior: 'instant' });
              requestAnimationFrame(() => {
                scrollTo({ top: to, behavior: 'instant' });
                requestAnimationFrame(() => resolve());
              });
            }),
          top,
        );
        return ask(() => Math.round(Number(sessionStorage.getItem(`scroll:${location.pathname}`))));
      };
      await expect.poll(look, { message: 'the remembered place', ...CALM }).toBe(top);
    },
    /**
     * Follows a link of the footer without scrolling to it. By a key: browsers skip what pages add to the history
     * without a visitor's act.
     */
    follow: async (path: string) => {
      await browser.run((href) => {
        const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
        link?.focus({ preventScroll: true });
      }, path);
      await browser.press('Enter');
    },
    /** Marks the document, so that a test can tell it from another. */
    mark: () =>
      browser.run(() => {
        document.documentElement.dataset['marked'] = '';
      }),
    isMarked: () => ask(() => 'marked' in document.documentElement.dataset),
    top: () => ask(() => Math.round(scrollY)),
    /** Waits until the page is scrolled to this place, in px. */
    standsAt: (top: number) => until('the place', top, () => Math.round(scrollY)),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
