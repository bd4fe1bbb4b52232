import { expect, it } from 'vitest';
import { canonicalPath, fits, parameters, pathFromHash, requirePath } from './address.ts';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/About', '/about'],
  ['/ABOUT/', '/about'],
  ['/about//', '/about'],
  ['//', '/'],
  ['//about', '/about'],
  ['/news//press', '/news/press'],
  ['///news///press///', '/news/press'],
  ['/Caf%c3%A9', '/caf%C3%A9'],
  ['/Services/Tea/%E0%A4%A', '/services/tea/%E0%A4%a'],
  ['/\\example.com', '/example.com'],
  ['\\\\example.com\\', '/example.com'],
])('canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

it.each([
  ['/', '/', true],
  ['/news', '/news', true],
  ['/news/:id', '/news/a', true],
  ['/services/tea/:id', '/services/tea/a', true],
  ['/news', '/newsletter', false],
  ['/news/:id', '/news', false],
  ['/news/:id', '/news/', false],
  ['/news/:id', '/news/a/b', false],
  ['/services/tea/:id', '/services/coffee/a', false],
  ['*', '/nowhere', false],
])('a pattern: %s for %s: %s', (pattern, path, isFitting) => {
  expect(fits(pattern, path)).toBe(isFitting);
});

it.each([
  ['#/about', '/about'],
  ['#/', '/'],
  ['#/About/', '/about'],
  ['#//about', '/about'],
  ['#/news?category=Coffee', '/news?category=Coffee'],
  ['#/News/?a=1?2', '/news?a=1?2'],
  ['#/services/tea/%E0%A4%A', '/services/tea/%E0%A4%a'],
  // It must never become the address of another host.
  ['#//example.com/x', '/example.com/x'],
  ['#/\\example.com/x', '/example.com/x'],
])('path from a fragment: %s stands for %s', (hash, path) => {
  expect(pathFromHash(hash)).toBe(path);
});

it.each(['', '#', '#main', '#about', '#?/about', '/about'])(
  'path from a fragment: %j is a plain fragment',
  (hash) => {
    expect(pathFromHash(hash)).toBeNull();
  },
);

it.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/news/:id', '/news/record-coffee-harvest', { id: 'record-coffee-harvest' }],
  ['/news/:id', '/News/Record-Coffee-Harvest/', { id: 'record-coffee-harvest' }],
  ['/news/:id', '/news/caf%C3%A9', { id: 'café' }],
  ['/news/:id', '/news/a%2Fb', { id: 'a/b' }],
  ['/news/:id', '/news/%E0%A4%A', { id: null }],
  ['/services/:category/:id', '/services/tea/%E0%A4%A', { category: 'tea', id: null }],
  ['/services/:category/:id', '/services/%/x', { category: null, id: 'x' }],
  ['*', '/nowhere', {}],
])('parameters of %s at %s', (pattern, path, found) => {
  expect(parameters(pattern, path)).toEqual(found);
});

it.each(['/', '/about', '/news?category=Tea', '/about#team'])(
  'a path to navigate to may be %s',
  (path) => {
    expect(requirePath(path)).toBe(path);
  },
);

it.each(['about', '', '#/about', '//a.example', '/\\a.example', 'https://a.example/', '?a'])(
  'a path to navigate to may not be %j',
  (path) => {
    expect(() => requirePath(path)).toThrow(TypeError);
  },
);
