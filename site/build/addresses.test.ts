import { describe, expect, it } from 'vitest';
import { addresses, fileOf, notFoundPages } from './addresses.ts';

describe('addresses', () => {
  it('are the routes without parameters, then the entries', () => {
    const patterns = ['/', '/about', '/news', '/news/:id', '/services/:category/:id', '*'];
    expect(addresses(patterns, ['/news/one', '/services/tea/two'])).toEqual([
      '/',
      '/about',
      '/news',
      '/news/one',
      '/services/tea/two',
    ]);
  });
});

describe('files', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/services/tea/tea-export', 'services/tea/tea-export.html'],
  ])('of %s: %s', (path, file) => {
    expect(fileOf(path)).toBe(file);
  });
});

describe('pages for addresses that have none', () => {
  it('are for addresses with a suggestion, then for known categories, then for any category', () => {
    const patterns = ['/', '/news', '/news/:id', '/services/:category/:id', '*'];
    const among = patterns.map((path) => ({ path, screen: '' }));
    const entries = ['/services/tea/one', '/services/tea/two', '/news/three'];
    expect(notFoundPages(['/terms', '/news/press'], among, entries)).toEqual([
      { pattern: '/terms', file: '404/terms.html' },
      { pattern: '/news/press', file: '404/news/press.html' },
      { pattern: '/services/tea/:id', file: '404/services/tea/id.html' },
      { pattern: '/news/:id', file: '404/news/id.html' },
      { pattern: '/services/:category/:id', file: '404/services/category/id.html' },
    ]);
  });

  it('are not made for routes that show the not-found page', () => {
    const among = [
      { path: '/business/:business/page/:page', screen: '', orNotFound: true as const },
    ];
    expect(notFoundPages([], among, [])).toEqual([]);
  });
});
