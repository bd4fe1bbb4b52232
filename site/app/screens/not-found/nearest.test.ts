import { expect, it } from 'vitest';
import { nearestPage } from './nearest.ts';

const contact = { name: 'Contact', href: '/connect' };
const table = { '/contact': contact };

it.each(['/contact', '/contact/', '/Contact', '//contact'])(
  'nearestPage recognises %s',
  (pathname) => {
    expect(nearestPage(pathname, table)).toBe(contact);
  },
);

it.each(['/', '/404', '/contacts', '/contact/us', '/%E0%A4%A', 'constructor', '__proto__'])(
  'nearestPage suggests nothing for %s',
  (pathname) => {
    expect(nearestPage(pathname, table)).toBeNull();
  },
);
