import { expect, it } from 'vitest';
import { lightPage } from './light-page.ts';

it.each([
  ['a preload goes', '<link rel="preload" href="/a.woff2" as="font"/><p>', '<p>'],
  [
    'other links stay',
    '<link rel="stylesheet" href="/a.css"/><link rel="canonical" href="/"/>',
    '<link rel="stylesheet" href="/a.css"/><link rel="canonical" href="/"/>',
  ],
  [
    'an urgent picture becomes lazy',
    '<img src="/a.webp" decoding="async" fetchPriority="high" data-ground="ink"/>',
    '<img src="/a.webp" decoding="async" loading="lazy" data-ground="ink"/>',
  ],
  [
    'a lazy one stays',
    '<img src="/a.webp" loading="lazy"/>',
    '<img src="/a.webp" loading="lazy"/>',
  ],
])('%s', (_what, html, light) => {
  expect(lightPage(html)).toBe(light);
});
