/** Addresses, links that the router follows, and scroll positions. */
import { missingFiles, readToTheEnd } from './page-checks.ts';
import { expect, test } from './test.ts';

const ABOUT = 'Cultivating Excellence Since 2007';
const NEWS = 'News from farms and factories';

test('an address after a hash leads to its page, on arrival and later', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/#/about', '/about');
  await visitor.reads(ABOUT);
  await visitor.ready();
  await browserWindow.run(() => {
    location.hash = '/news';
  });
  await visitor.reads(NEWS);
  await visitor.isAt('/news');
});

test('links change the screen without loading a document; Back and Forward return to the scroll position', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/');
  await visitor.ready();
  await visitor.mark();
  await visitor.rest(1500);
  await visitor.follow('/about');
  await visitor.reads(ABOUT);
  await visitor.standsAt(0);
  await visitor.rest(700);
  await browserWindow.back();
  await visitor.isAt('/');
  await visitor.standsAt(1500);
  await browserWindow.forward();
  await visitor.reads(ABOUT);
  await visitor.standsAt(700);
  expect(await visitor.isMarked()).toBe(true);
});

const QUESTION = 'how-do-i-take-a-soil-sample';

const ON_SCREEN = 'on the screen';

/**
 * Where the answer to this question is: {@link ON_SCREEN}, or what a failed test has to tell. Runs in the page, so it uses
 * nothing from outside.
 */
const placeOfAnswer = (id: string) => {
  const answer = document.getElementById(id);
  const { top = -1 } = answer?.getBoundingClientRect() ?? {};
  const isOpen = !!answer?.closest('details[open]');
  if (isOpen && top >= 0 && top < innerHeight) return 'on the screen';
  return `${isOpen ? 'open' : 'closed'}, at ${top} px, the page at ${scrollY} px, ${location.href}`;
};

for (const [who, hasBeenThere] of [
  ['a first visitor', false],
  ['a returning visitor', true],
] as const) {
  test(`the address of a question opens its answer for ${who}`, async ({ visitor }) => {
    if (hasBeenThere) {
      await visitor.open('/connect');
      await visitor.ready();
      await visitor.rest(150);
      await visitor.open('/about');
      await visitor.ready();
    }
    await visitor.open(`/connect#${QUESTION}`);
    await visitor.until('the answer', ON_SCREEN, placeOfAnswer, QUESTION);
    await visitor.ready();
    await visitor.until('the answer', ON_SCREEN, placeOfAnswer, QUESTION);
  });
}

test('a link that the router follows opens the answer of its address; Back and Forward at once return to the scroll position', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/connect');
  await visitor.ready();
  await visitor.mark();
  await visitor.rest(150);
  await visitor.press({ css: 'header nav a[href="/search"]' });
  await visitor.reads('Search');
  await visitor.press({ css: `main a[href="/connect#${QUESTION}"]` });
  await visitor.until('the answer', ON_SCREEN, placeOfAnswer, QUESTION);
  // Until the page stands still, Firefox moves along with it.
  await visitor.ready();
  await visitor.rest(100);
  await browserWindow.run(() => {
    // A page is on the screen before its `routeLoaded`. Forward comes between the two.
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Search') return;
      observer.disconnect();
      history.forward();
      document.body.dataset['forward'] = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await browserWindow.back();
  await visitor.until('Forward', true, () => 'forward' in document.body.dataset);
  await visitor.standsAt(100);
  await visitor.isAt(`/connect#${QUESTION}`);
  expect(await visitor.isMarked()).toBe(true);
});

/** Removes the images from their `<picture>`, as Firefox does some time after a screen was removed. */
function clearAway(): void {
  const { images = [] } = window as { images?: HTMLImageElement[] };
  for (const image of images) if (!image.isConnected) image.remove();
  Object.assign(window, { images: [...document.images] });
}

test('pages that the router opens load each picture in one format only', async ({
  visitor,
  browserWindow,
  host,
}) => {
  await visitor.open('/');
  await visitor.ready();
  await browserWindow.run(clearAway);
  for (const [path, heading] of [
    ['/about', ABOUT],
    ['/news', NEWS],
  ] as const) {
    await visitor.follow(path);
    await visitor.reads(heading);
    await browserWindow.run(clearAway);
    await browserWindow.run(readToTheEnd);
    await visitor.until('pictures on their way', [], missingFiles);
  }
  const pictures = host.asked.filter((path) => path.startsWith('/pictures/'));
  expect(pictures.length).toBeGreaterThan(10);
  // All these engines can show AVIF, so a WebP file would be a second download of the same picture.
  expect(pictures.filter((path) => path.endsWith('.webp'))).toEqual([]);
});

for (const [address, heading, shown] of [
  ['/services/tea/%E0%A4%A', 'Service Not Found', 'N/A'],
  ['/services/tea/éx', 'Service Not Found', 'éx'],
  ['/café', 'Oops! Page Not Found', undefined],
] as const) {
  test(`${address} shows the not-found page`, async ({ visitor, browserWindow, host, allowed }) => {
    // Only some browsers report the status of a document in the console.
    allowed.push(/Failed to load resource: .* status of 404/);
    await browserWindow.open(new URL(address, host.origin).href);
    await visitor.reads(heading);
    await visitor.ready();
    await visitor.reads(heading);
    if (shown) await visitor.sees({ css: 'main *', named: shown });
  });
}
