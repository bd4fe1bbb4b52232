/** After Back from another document, and after a reload, the scroll position is the same: with and without the page cache. */
import { expect, test } from './test.ts';

/** A position far below the first screen. At first a document shows only the first screen. */
const DEEP = 3000;

for (const { name, withoutPageCache, width, elsewhere } of [
  {
    name: 'another document, with the page cache',
    withoutPageCache: undefined,
    width: 360,
    elsewhere: (origin: string) => `${origin}/elsewhere`,
  },
  {
    name: 'another site, without the page cache',
    withoutPageCache: true,
    width: 1280,
    // For a browser, another name of the same machine is another site.
    elsewhere: (origin: string) => `${origin.replace('127.0.0.1', 'localhost')}/elsewhere`,
  },
] as const)
  test.describe(`from ${name}`, () => {
    test.use({ width, settings: { withoutPageCache } });

    test('Back returns to the scroll position', async ({ visitor, browserWindow, host }) => {
      host.addPage('/elsewhere', '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
      await visitor.open('/');
      await visitor.ready();
      await visitor.mark();
      await visitor.rest(DEEP);
      await browserWindow.open(elsewhere(host.origin));
      await visitor.reads('Elsewhere');
      await browserWindow.back();
      await visitor.isAt('/');
      await visitor.standsAt(DEEP);
      await visitor.ready();
      expect(await visitor.top()).toBe(DEEP);
      if (withoutPageCache) expect(await visitor.isMarked()).toBe(false);
    });
  });

test.describe('on a phone', () => {
  test.use({ width: 360 });

  test('a reload keeps the scroll position', async ({ visitor, browserWindow }) => {
    await visitor.open('/');
    await visitor.ready();
    await visitor.mark();
    await visitor.rest(DEEP);
    await browserWindow.reload();
    await visitor.until(
      'whether it is the old document',
      false,
      () => 'marked' in document.documentElement.dataset,
    );
    await visitor.ready();
    await visitor.standsAt(DEEP);
  });
});

test('a jump stays at its place while parts fade in', async ({ visitor, browserWindow }) => {
  await visitor.open('/');
  await visitor.ready();
  const places = await browserWindow.run(async (top) => {
    const passed = new Set<number>();
    scrollTo({ top, behavior: 'instant' });
    for (let frames = 0; frames < 40; frames += 1) {
      await new Promise(requestAnimationFrame);
      passed.add(Math.round(scrollY));
    }
    return { passed: [...passed], seen: document.querySelectorAll('main [data-seen]').length };
  }, DEEP);
  expect(places.passed).toEqual([DEEP]);
  expect(places.seen).toBeGreaterThan(5);
});
