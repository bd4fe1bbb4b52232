/**
 * If a file hangs or fails, everything is readable after 4 s, or as soon as the visitor does something. That it is 4 s is
 * measured with a stopped clock (`site/tests/journeys/hanging-files.spec.ts`).
 */
import type { Browser } from './engine.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const STYLES = /\.css$/;
const FIRST_PICTURE = /\/pictures\/hero-/;

/** From now on, timers of the page that wait a second or longer never run. */
function stopClock(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (task: TimerHandler, wait = 0) => (wait < 1000 ? setTimeout(task, wait) : 0),
  });
}

/** The whole page is visible, down to its end. */
async function expectWhole(visitor: Visitor): Promise<void> {
  await visitor.until('parts that are hidden', [], () =>
    [...document.querySelectorAll('main section, footer')]
      .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.tagName),
  );
  // The rest may stay hidden in another way.
  await visitor.until(
    'more than the first screen',
    true,
    () =>
      !document.documentElement.classList.contains('awaitsStyles') &&
      document.documentElement.scrollHeight > 3 * innerHeight,
  );
}

for (const [name, file] of [
  ['the style sheets', STYLES],
  ['the first picture', FIRST_PICTURE],
  ['the first script', /\/assets\/boot-/],
  ['React', /\/assets\/(?:client|react)-/],
] as const)
  for (const how of ['hang', 'fail'] as const)
    test(`everything is readable although ${name} ${how}`, async ({ visitor, host, allowed }) => {
      // Each engine has its own message for a file that fails, or that it gives up.
      allowed.push(/./);
      host[how](file);
      await visitor.open('/');
      await expectWhole(visitor);
    });

for (const [name, act] of [
  ['the wheel', (browser: Browser) => browser.wheel(180, 400, 200)],
  ['a key', (browser: Browser) => browser.press('End')],
  // Beside the text: a click on a link would open another page.
  ['a press', (browser: Browser) => browser.click(10, 400)],
] as const)
  test(`${name} shows the page at once although the style sheets and the picture hang`, async ({
    visitor,
    host,
    browserWindow,
    allowed,
  }) => {
    // WebKit gives up the picture when more files wait than it has connections.
    allowed.push(/not loaded/i);
    // Without timers only the visitor's action can show the rest.
    host.insertScript(stopClock);
    host.hang(/\.css$|\/pictures\/hero-/);
    await visitor.open('/');
    await visitor.until('a page that waits', true, () =>
      document.documentElement.classList.contains('awaitsStyles'),
    );
    await act(browserWindow);
    await expectWhole(visitor);
  });
