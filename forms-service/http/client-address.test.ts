import { describe, expect, it } from 'vitest';
import { addressOf, isByUnknownProxy, isFromUs, networkOf } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('the address of the client', () => {
  it.each([
    ['192.0.2.7', undefined, 0, '192.0.2.7'],
    ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    // Without a trusted proxy, any visitor can send this header.
    ['192.0.2.7', '198.51.100.1', 0, '192.0.2.7'],
    ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', 'forged, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1', 2, '198.51.100.1'],
    ['127.0.0.1', '[2001:db8::9]:49152', 1, '2001:db8::9'],
    ['127.0.0.1', '198.51.100.1:49152', 1, '198.51.100.1'],
    // A public address is not one of our proxies, whatever their number.
    ['192.0.2.7', '198.51.100.1', 1, '192.0.2.7'],
    ['192.0.2.7', '203.0.113.9, 198.51.100.1', ['192.0.2.0/24'], '198.51.100.1'],
    ['::ffff:192.0.2.7', '203.0.113.9, 198.51.100.1', ['192.0.2.7', '198.51.100.1'], '203.0.113.9'],
    ['2001:db8::7', '198.51.100.1', ['10.0.0.0/8', '2001:db8::/32'], '198.51.100.1'],
    ['192.0.2.7', '198.51.100.1', ['10.0.0.0/8'], '192.0.2.7'],
    // All addresses are trusted proxies, so the request comes from inside.
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
  ])('%s, forwarded for %s, %s proxies: %s', (remote, forwarded, trusted, address) => {
    expect(addressOf(from(remote, forwarded), trusted)).toBe(address);
  });
});

describe('a request', () => {
  it.each([
    ['127.0.0.1', undefined, 0, true],
    ['::1', undefined, 0, true],
    ['::ffff:127.0.0.1', undefined, 0, true],
    // A proxy on this machine passes on the request of a visitor.
    ['127.0.0.1', '198.51.100.1', 0, false],
    ['127.0.0.1', '127.0.0.1', 1, false],
    ['10.0.0.1', undefined, 0, false],
    // A load balancer sends its own request.
    ['10.0.0.1', undefined, 1, true],
    ['192.0.2.7', undefined, 1, false],
    ['192.0.2.7', undefined, ['192.0.2.0/24'], true],
  ])(
    'from %s, forwarded for %s, with %s proxies, is from us: %s',
    (remote, forwarded, trusted, is) => {
      expect(isFromUs(from(remote, forwarded), trusted)).toBe(is);
    },
  );
});

it.each([
  ['127.0.0.1', '198.51.100.1', 0, true],
  ['10.0.0.1', '198.51.100.1', ['127.0.0.1'], true],
  ['127.0.0.1', '198.51.100.1', ['127.0.0.1'], false],
  ['10.0.0.1', '198.51.100.1', 1, false],
  ['127.0.0.1', undefined, 0, false],
  // A visitor may send this header, too.
  ['192.0.2.7', '198.51.100.1', 0, false],
])(
  'from %s, forwarded for %s, with %s proxies, came through an unknown proxy: %s',
  (remote, forwarded, trusted, is) => {
    expect(isByUnknownProxy(from(remote, forwarded), trusted)).toBe(is);
  },
);

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:5:6::1', '2001:db8:5::/48'],
  ['::1', '::/48'],
  ['nobody', null],
  ['', null],
])('%s is shortened to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
