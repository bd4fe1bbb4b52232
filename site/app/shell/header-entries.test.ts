import { expect, it } from 'vitest';
import { headerEntries } from './header-entries.ts';

const about = { href: '/about' };
const connect = { href: '/connect' };
const nursery = { href: '/services/coffee/nursery-seedlings' };

it.each([
  ['at the end', [about, connect], [about]],
  ['before a new entry', [about, connect, nursery], [about, nursery]],
  ['as a hash link', [about, { href: '#/connect' }], [about]],
])('Connect is the button: %s', (_what, main, entries) => {
  expect(headerEntries(main).entries).toEqual(entries);
  expect(headerEntries(main).connect?.href).toMatch(/connect$/);
});

it.each([
  ['a menu without it', [about, nursery]],
  ['a group of entries', [about, { ...connect, dropdownItems: [nursery] }]],
])('there is no button: %s', (_what, main) => {
  expect(headerEntries(main)).toEqual({ entries: main, connect: undefined });
});
