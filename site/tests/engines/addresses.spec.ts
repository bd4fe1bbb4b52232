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

/** Whether the answer to this question is open and on the screen. Runs in the page, so it uses nothing from outside. */
const isAnswered = (id: string) => {
  const answer = document.getElementById(id);
  const { top = -1 } = answer?.getBoundingClientRect() ?? {};
  return !!answer?.closest('details[open]') && top >= 0 && top < innerHeight;
};

test('the address of a question opens its answer, also for a returning visitor', async ({
  visitor,
}) => {
  await visitor.open('/connect');
  await visitor.ready();
  await visitor.rest(150);
  await visitor.open('/about');
  await visitor.open(`/connect#${QUESTION}`);
  await visitor.until('the answer', true, isAnswered, QUESTION);
  await visitor.ready();
  await visitor.until('the answer', true, isAnswered, QUESTION);
});

test('a link that the router follows opens the answer of its address; Back and Forward return to the scroll position', async ({
  visitor,
  browserWindow,
}) => {
  await visitor.open('/search');
  await visitor.ready();
  await visitor.mark();
  await visitor.press({ css: `main a[href="/connect#${QUESTION}"]` });
  await visitor.until('the answer', true, isAnswered, QUESTION);
  // Until the page stands still, Firefox moves along with it.
  await visitor.ready();
  await visitor.rest(100);
  await browserWindow.back();
  await visitor.reads('Search');
  await browserWindow.forward();
  await visitor.isAt(`/connect#${QUESTION}`);
  await visitor.standsAt(100);
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
  expect(pictures.length).toBeGreaterThan(3);
  // All these engines can show AVIF, so a WebP file would be a second download of the same picture.
  expect(pictures.filter((path) => path.endsWith('.webp'))).toEqual([]);
});
