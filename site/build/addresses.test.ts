import { expect, it } from 'vitest';
import { addresses, fileOf, notFoundPages } from './addresses.ts';

it('addresses are the routes without parameters, then the entries', () => {
  const patterns = ['/', '/about', '/news/:id', '*'];
  expect(addresses(patterns, ['/news/one'])).toEqual(['/', '/about', '/news/one']);
  const files = ['/', '/about', '/services/tea/one'].map(fileOf);
  expect(files).toEqual(['index.html', 'about.html', 'services/tea/one.html']);
});

it('not-found pages are for addresses with a suggestion, then for known categories, then for any', () => {
  const patterns = ['/', '/news', '/news/:id', '/services/:category/:id', '*'];
  const among = [
    ...patterns.map((path) => ({ path, screen: '' })),
    // This route shows the not-found page itself.
    { path: '/business/:business/page/:page', screen: '', orNotFound: true as const },
  ];
  const entries = ['/services/tea/one', '/services/tea/two', '/news/three'];
  expect(notFoundPages(['/terms', '/news/press'], among, entries)).toEqual([
    { pattern: '/terms', file: '404/terms.html' },
    { pattern: '/news/press', file: '404/news/press.html' },
    { pattern: '/services/tea/:id', file: '404/services/tea/id.html' },
    { pattern: '/news/:id', file: '404/news/id.html' },
    { pattern: '/services/:category/:id', file: '404/services/category/id.html' },
  ]);
});
