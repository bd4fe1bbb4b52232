/** If a file hangs or fails, everything is readable after 4 s, or as soon as the visitor does something. */
import type { Browser } from './engine.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/**
 * Milliseconds from the first script on: 4 s, and more than that again for a busy machine. The files hang for ever. That
 * it is 4 s is measured with a stopped clock (`site/tests/journeys/hanging-files.spec.ts`).
 */
const LONGEST_WAIT = 12_000;

const FILES: readonly [name: string, file: RegExp][] = [
  ['the style sheet of the site', /\/assets\/site-[^/]+\.css$/],
  ['the style sheet of the screen', /\/assets\/(?!site-)[^/]+\.css$/],
  ['the first picture', /\/pictures\/hero-home-/],
  ['the first script', /\/assets\/boot-/],
  ['the script of small behaviours', /\/assets\/enhance-/],
  ['React', /\/assets\/(?:client|react)-/],
  ['a font', /\.woff2$/],
];

/** Notes when the rest of the page becomes visible. */
function noteTime(): void {
  const start = performance.now();
  const page = document.documentElement;
  // It looks at the height, because the rest may stay hidden after the class is removed.
  const look = () => {
    if (page.classList.contains('scripted') && page.scrollHeight > 3 * innerHeight)
      Object.assign(window, { shownAfter: performance.now() - start });
    else setTimeout(look, 20);
  };
  look();
}

const shownAfter = () => (window as { shownAfter?: number }).shownAfter ?? null;

/** From now on, timers of the page that wait a second or longer never run. */
function stopClock(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (task: TimerHandler, wait = 0) => (wait < 1000 ? setTimeout(task, wait) : 0),
  });
}

/** The whole page is visible, down to its end. */
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
  await visitor.until('more than the first screen', true, () => 'shownAfter' in window);
}

for (const [name, file] of FILES) {
  test(`everything is readable although ${name} hangs`, async ({ visitor, host, allowed }) => {
    // The message of the page when the browser gives up a file that hangs.
    allowed.push(/not loaded/i);

    host.insertScript(noteTime);
    host.hang(file);
    await visitor.open('/');
    await expectWhole(visitor);
    expect(await visitor.ask(shownAfter)).toBeLessThan(LONGEST_WAIT);
    await expect.poll(() => host.asked.some((path) => file.test(path)), 'asked for').toBe(true);
  });
}

for (const [name, act] of [
  ['the wheel', (browser: Browser) => browser.wheel(180, 400, 200)],
  ['a key', (browser: Browser) => browser.press('End')],
  // Beside the text: a click on a link would open another page.
  ['a press', (browser: Browser) => browser.click(10, 400)],
] as const) {
  test(`${name} shows the page at once although a style sheet and the picture hang`, async ({
    visitor,
    host,
    browserWindow,
    allowed,
  }) => {
    // WebKit gives up the picture when more files wait than it has connections.
    allowed.push(/not loaded/i);
    // Without timers only the visitor's action can show the rest.
    host.insertScript(stopClock);
    host.insertScript(noteTime);
    host.hang(/\.css$|\/pictures\/hero-home-/);
    await visitor.open('/');
    expect(
      await visitor.ask(() => document.documentElement.classList.contains('awaitsStyles')),
    ).toBe(true);
    await act(browserWindow);
    await expectWhole(visitor);
  });
}

for (const [name, file] of FILES) {
  test(`everything is readable although ${name} fails`, async ({ visitor, host, allowed }) => {
    // Each engine has its own message for a file that fails.
    allowed.push(/./);
    host.insertScript(noteTime);
    host.fail(file);
    await visitor.open('/');
    await expectWhole(visitor);
    expect(await visitor.ask(shownAfter)).toBeLessThan(LONGEST_WAIT);
    await expect.poll(() => host.asked.some((path) => file.test(path)), 'asked for').toBe(true);
  });
}
