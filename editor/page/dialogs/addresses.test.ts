import { expect, it } from 'vitest';
import { ownAddress, readAddress } from './addresses.ts';

const site = {
  links: [
    { address: '/', title: 'Home' },
    { address: '/about', title: 'About us' },
  ],
  origin: 'https://www.kilele.example',
};

it.each([
  ['http://127.0.0.1:4173/about', '/about'],
  ['http://localhost:3000/about/#people', '/about/#people'],
  ['https://www.kilele.example/', '/'],
  ['https://www.kilele.example/about?x=1', '/about?x=1'],
  ['https://www.kilele.example/gone', 'https://www.kilele.example/gone'],
  ['https://other.example/about', 'https://other.example/about'],
  ['https://www.google.com/url?q=https://a.example/b%3Fc&sa=D', 'https://a.example/b?c'],
  ['https://www.google.com/url?sa=D&q=http://127.0.0.1:1/about', '/about'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['/about', '/about'],
])('%s leads to %s', (address, own) => {
  expect(ownAddress(address, site)).toBe(own);
});

it.each([
  ['/about', '/about'],
  [' /about#people ', '/about#people'],
  ['#people', '#people'],
  ['http://127.0.0.1:4173/about', '/about'],
  ['www.fao.org', 'https://www.fao.org'],
  ['fao.org/maize', 'https://fao.org/maize'],
  ['http://fao.org', 'http://fao.org'],
  ['info@kilele.example', 'mailto:info@kilele.example'],
  ['+254 700 123 456', 'tel:+254700123456'],
  ['tel:+254 700', 'tel:+254700'],
])('the typed words “%s” lead to %s', (typed, href) => {
  expect(readAddress(typed, site)).toEqual({ href });
});

it.each([
  ['/abuot', /no page with the address \/abuot/],
  ['javascript:alert(1)', /cannot begin with “javascript:”/],
  ['file:///C:/a.doc', /cannot begin with “file:”/],
  ['https://fao', /not a whole address/],
  ['https://fao.org/a b', /not a whole address/],
  ['http://localhost:3000/gone', /your own computer/],
])('the typed words “%s” are named as wrong', (typed, problem) => {
  expect(readAddress(typed, site).problem).toMatch(problem);
});

it.each(['', 'about', 'who we are'])('“%s” is only searched for', (typed) => {
  expect(readAddress(typed, site)).toEqual({});
});
