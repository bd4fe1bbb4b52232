import { expect, it } from 'vitest';
import { shareAddress } from './share-address.ts';

const page = {
  address: 'https://www.kilele.example/news/record-coffee-harvest',
  title: 'Beans & leaf: 100% "clean"?',
};

it.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: page.address }],
  ['twitter', 'https://twitter.com/intent/tweet', { url: page.address, text: page.title }],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: page.address }],
  ['whatsapp', 'https://wa.me/', { text: `${page.title} ${page.address}` }],
] as const)('shareAddress hands %s the page, whatever its title holds', (network, base, query) => {
  const url = new URL(shareAddress(network, page));
  expect(url.origin + url.pathname).toBe(base);
  expect(Object.fromEntries(url.searchParams)).toEqual(query);
});
