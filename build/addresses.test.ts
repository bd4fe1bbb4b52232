import { describe, expect, it } from 'vitest';
import { addresses, fileOf } from './addresses.ts';

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

  it('may not be one that is listed as having no screen', () => {
    expect(() => addresses(['/news/:id'], ['/news/press'])).toThrow(
      '/news/press is listed as an address without a screen: give the entry another id',
    );
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
