import { expect, it } from 'vitest';
import {
  buildOf,
  isRouteUnknown,
  laterScriptsOf,
  linksOf,
  scriptsOf,
  styleSheetsOf,
  withoutRoute,
  withoutScreen,
  withParts,
} from './document-markers.ts';

/** As the build writes them. */
const PAGE = [
  '<!DOCTYPE html><html lang="en" data-route="/news" data-not-found="true"><head><script>inline</script>',
  '<link rel="stylesheet" href="/assets/site.css"/>',
  '<link rel="preload" href="/assets/a.woff2" as="font"/>',
  '<script type="module" id="boot" src="/assets/boot.js" data-enhance="/assets/enhance.js" data-client="/assets/client.js /assets/about.js"></script>',
  '<link rel="icon" href="/favicon.svg"/></head><body><div id="root"><header>Menu</header>',
  '<main id="main"><h1>News</h1><link rel="stylesheet" href="/assets/late.css"/><img src="/pictures/a.avif"/></main>',
  '<footer><svg><use href="/assets/icons.svg#phone"></use></svg></footer></div></body></html>',
].join('');

it('a document names its style sheets and scripts', () => {
  expect(styleSheetsOf(PAGE)).toEqual(['/assets/site.css', '/assets/late.css']);
  expect(scriptsOf(PAGE)).toEqual(['/assets/boot.js']);
  const later = ['enhance', 'client', 'about'].map((name) => `/assets/${name}.js`);
  expect(laterScriptsOf(PAGE)).toEqual(later);
  // Its React file names the build.
  expect(buildOf(PAGE)).toBe('/assets/client.js');
});

it('a document lists its links to other files, without pictures', () => {
  const assets = ['site.css', 'a.woff2', 'boot.js', 'late.css', 'icons.svg'];
  expect(linksOf(PAGE).toSorted()).toEqual(
    [...assets.map((name) => `/assets/${name}`), '/favicon.svg'].toSorted(),
  );
});

it('a document can be changed into a document without a route', () => {
  expect(isRouteUnknown(PAGE)).toBe(false);
  const left = withoutRoute(PAGE);
  expect(isRouteUnknown(left)).toBe(true);
  expect(left).toContain('<html lang="en" data-route-unknown="true">');
  expect(left).toContain('<h1>News</h1>');
  expect(withoutRoute(left)).toBe(left);
});

it('a document can give its header and footer to another page', () => {
  const shell = withoutScreen(PAGE);
  expect(isRouteUnknown(shell)).toBe(true);
  expect(shell).toContain('<header>Menu</header><main id="main"></main><footer>');
  expect(shell).not.toContain('/pictures/');
  expect(shell).toContain('data-client="/assets/client.js"');
  expect(styleSheetsOf(shell)).toEqual(styleSheetsOf(PAGE));
  expect(scriptsOf(shell)).toEqual(scriptsOf(PAGE));
  expect(shell.indexOf('/assets/late.css')).toBeLessThan(shell.indexOf('</head>'));
});

it('a document can get more parts, outside the element that React renders', () => {
  const page = withParts(PAGE, '<link rel="icon" href="/$&.svg">', '<p>Notice</p>');
  expect(page).toContain(
    '<link rel="icon" href="/$&.svg"></head><body><p>Notice</p><div id="root">',
  );
});
