/** A file that hangs or fails hides nothing: all can be read after 4 s, or as soon as the visitor does anything. */
import type { Browser } from './engine.ts';
import type { Host } from './host.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/**
 * Milliseconds: 4 s, and as much again and more for a busy machine. The files hang for ever. That it is 4 s is measured
 * with a stopped clock (`site/tests/journeys/hanging-files.spec.ts`).
 */
const LONGEST_WAIT = 12_000;
/** Milliseconds between what a visitor does and its effect on a busy machine. */
const AT_ONCE = 1000;

const FILES: readonly [name: string, file: RegExp][] = [
  ['the style sheet of the site', /\/assets\/site-[^/]+\.css$/],
  ['the style sheet of the screen', /\/assets\/(?!site-)[^/]+\.css$/],
  ['the first picture', /\/pictures\/hero-home-/],
  ['the first script', /\/assets\/boot-/],
  ['the script of small behaviours', /\/assets\/enhance-/],
  ['React', /\/assets\/(?:client|react)-/],
  ['a font', /\.woff2$/],
];

/** Notes when the visitor does something, and when the rest of the page shows. */
function noteTimes(): void {
  const times: { acted?: number; shown?: number } = {};
  Object.assign(window, { times });
  for (const name of ['wheel', 'scroll', 'keydown', 'pointerdown'])
    addEventListener(name, () => (times.acted ??= performance.now()), true);
  const page = document.documentElement;
  // By its height: what hides the rest may stay though its class has gone.
  const look = () => {
    if (page.classList.contains('scripted') && page.scrollHeight > 3 * innerHeight)
      times.shown = performance.now();
    else setTimeout(look, 20);
  };
  look();
}

const times = () => (window as unknown as { times: { acted?: number; shown?: number } }).times;

/** The whole page shows: nothing in it is hidden, down to its end. */
async function expectWhole(visitor: Visitor): Promise<void> {
  await visitor.until(
    'the page shows',
    true,
    () =>
      document.readyState !== 'loading' &&
      !document.documentElement.classList.contains('awaitsStyles'),
  );
  await visitor.until('parts that are hidden', [], () =>
    [...document.querySelectorAll('main section, footer')]
      .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.tagName),
  );
  await visitor.until('more than the first screen', true, () => {
    const { times } = window as unknown as { times: { shown?: number } };
    return times.shown !== undefined;
  });
}

/** Opens Home while a file hangs. */
async function openHanging(visitor: Visitor, host: Host, file: RegExp): Promise<void> {
  host.insertScript(noteTimes);
  host.hang(file);
  await visitor.open('/');
}

for (const [name, file] of FILES) {
  test(`all can be read though ${name} hangs`, async ({ visitor, host, allowed }) => {
    // Said by the page when the browser gives up a file that hangs.
    allowed.push(/not loaded/i);

    await openHanging(visitor, host, file);
    await expectWhole(visitor);
    const { shown } = await visitor.ask(times);
    expect(shown).toBeLessThan(LONGEST_WAIT);
    expect(host.asked.some((path) => file.test(path))).toBe(true);
  });
}

for (const [name, act] of [
  ['the wheel', (browser: Browser) => browser.wheel(180, 400, 200)],
  ['a key', (browser: Browser) => browser.press('End')],
  // Beside the words: on a link it would lead elsewhere.
  ['a press', (browser: Browser) => browser.click(10, 400)],
] as const) {
  test(`${name} shows the page at once though a style sheet and the picture hang`, async ({
    visitor,
    host,
    browserWindow,
    allowed,
  }) => {
    // WebKit gives the picture up when more files wait than it has connections.
    allowed.push(/not loaded/i);
    await openHanging(visitor, host, /\.css$|\/pictures\/hero-home-/);
    await act(browserWindow);
    await expectWhole(visitor);
    await visitor.until('the act was seen', true, () => {
      const { times } = window as unknown as { times: { acted?: number } };
      return times.acted !== undefined;
    });
    const { acted = Number.NaN, shown = Number.NaN } = await visitor.ask(times);
    expect(shown - acted).toBeLessThan(AT_ONCE);
  });
}

for (const [name, file] of FILES) {
  test(`all can be read though ${name} fails`, async ({ visitor, host, allowed }) => {
    // Each engine has its own words for a file that does not come.
    allowed.push(/./);
    host.insertScript(noteTimes);
    host.fail(file);
    await visitor.open('/');
    await expectWhole(visitor);
    expect((await visitor.ask(times)).shown).toBeLessThan(LONGEST_WAIT);
    expect(host.asked.some((path) => file.test(path))).toBe(true);
  });
}
