import { expect, it } from 'vitest';
import { cacheControl } from './caching.ts';

it.each([
  ['/assets/boot-abc.js', true],
  ['/pictures/hero-800.abc.avif', true],
  ['/content/0123abcd/news/a.data.js', true],
  ['/', false],
  ['/about', false],
  ['/sitemap.xml', false],
  ['/sw.js', false],
  ['/favicon.ico', false],
  ['/news/assets/x', false],
  ['/assetsx', false],
])('%s may be cached for a year: %s', (path, forever) => {
  expect(cacheControl(path)).toBe(forever ? 'public, max-age=31536000, immutable' : 'no-cache');
});
