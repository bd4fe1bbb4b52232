/** Browsers that lack something: storage, the site's fonts, AVIF, `:has`, scripts, a network. */
import { loadedFonts, lostWords, missingFiles, readToTheEnd } from './page-checks.ts';
import { expect, test } from './test.ts';

const ABOUT = 'Cultivating Excellence Since 2007';
const EMAIL = 'main form input[type=email]';

test.describe('without storage', () => {
  test.use({ settings: { withoutStorage: true } });

  test('everything else still works', async ({ visitor, browserWindow, allowed }) => {
    // Firefox writes a message when it refuses the service worker, although the page expects that.
    allowed.push(/Failed to register\/update a ServiceWorker/);
    await visitor.open('/');
    await visitor.ready();
    const isRefused = await browserWindow.run(() => {
      try {
        return sessionStorage.length < 0;
      } catch {
        return true;
      }
    });
    expect(isRefused).toBe(true);
    await visitor.scrollTo(1500);
    await visitor.follow('/about');
    await visitor.reads(ABOUT);
    await visitor.standsAt(0);
    await browserWindow.back();
    await visitor.isAt('/');
    await visitor.write(EMAIL, 'jane@kilele.example');
    await visitor.keys('Enter');
    await visitor.sees({
      css: 'main [role=status], main [role=status] *',
      named: 'Successfully subscribed! Check your inbox for a confirmation email.',
    });
  });
});

test.describe('on a phone', () => {
  test.use({ width: 360 });

  test('everything is readable while the web fonts do not load', async ({
    visitor,
    host,
    browserWindow,
    allowed,
  }) => {
    // Each engine has its own message for a file that fails.
    allowed.push(/./);
    host.fail(/\.woff2$/);
    for (const path of ['/', '/connect']) {
      await visitor.open(path);
      await visitor.ready();
      await browserWindow.run(readToTheEnd);
      await visitor.until(`words that are lost on ${path}`, [], lostWords);
      expect(await visitor.ask(loadedFonts)).toEqual([]);
    }
  });
});

test('pictures are visible in a browser without AVIF', async ({ visitor, host, browserWindow }) => {
  // A browser that does not know the type skips such sources and preloads.
  host.edit((html) =>
    html
      .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
      .replaceAll('image/avif', 'image/unknown'),
  );
  await visitor.open('/');
  await visitor.ready();
  await browserWindow.run(readToTheEnd);
  await visitor.until('files that are missing', [], missingFiles);
  const formats = await visitor.ask(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => image.checkVisibility())
        .map(({ currentSrc }) => currentSrc.replace(/.*\./, '')),
    ),
  ]);
  // The layers of the hill are drawn.
  expect(formats.toSorted()).toEqual(['svg', 'webp']);
  expect(host.asked.filter((path) => path.endsWith('.avif'))).toEqual([]);
});

test('a page is whole where `:has` is unknown', async ({ visitor, host, browserWindow }) => {
  host.edit((text) => text.replaceAll(':has(', ':unknown('));
  await visitor.open('/');
  await visitor.ready();
  await browserWindow.run(readToTheEnd);
  await visitor.until('words that are lost', [], lostWords);
  await visitor.until('files that are missing', [], missingFiles);
});

test.describe('without scripts', () => {
  test.use({ settings: { withoutScripts: true }, width: 360 });

  test('all text is visible and styled; menu, list and questions open', async ({
    visitor,
    browserWindow,
  }) => {
    for (const path of ['/', '/connect']) {
      await visitor.open(path);
      await visitor.until(`words that are lost on ${path}`, [], lostWords);
      await visitor.until('files that are missing', [], missingFiles);
      const styles = () => document.querySelectorAll('link[rel=stylesheet]').length;
      expect(await browserWindow.run(styles)).toBeGreaterThan(0);
    }
    await visitor.press({ css: 'main details:nth-of-type(2) summary' });
    await visitor.sees({ css: 'main details:nth-of-type(2) p' });
    await visitor.press({ css: 'header button', named: 'Open the menu' });
    await visitor.sees({ css: 'dialog a', named: 'News' });
    await visitor.press({ css: 'dialog button', named: 'Close the menu' });
    await visitor.sees({ css: 'dialog a', named: 'News' }, false);
  });
});

test('a visited page is still available without a network', async ({
  visitor,
  browserWindow,
  host,
  allowed,
}) => {
  // Each engine has its own message for a file that fails.
  allowed.push(/./);
  await visitor.open('/about');
  await visitor.ready();
  await visitor.until('the page and its stand-in are kept', true, async () => {
    const find = (path: string) =>
      caches
        .match(path, { cacheName: 'pages', ignoreSearch: true })
        .then((found) => Boolean(found));
    return (await find('/about')) && (await find('/offline'));
  });
  await host.goAway();
  await browserWindow.reload();
  await visitor.reads(ABOUT);
  await visitor.sees({ css: '#offline' });
  await browserWindow.open(`${host.origin}/news`);
  await visitor.until('the title', false, () => document.title.startsWith('About'));
  await visitor.until(
    'what stands for the page',
    true,
    () => document.querySelector('h1')?.textContent !== '',
  );
  await host.comeBack();
  await browserWindow.reload();
  await visitor.reads('News from farms and factories');
  await visitor.sees({ css: '#offline' }, false);
});
