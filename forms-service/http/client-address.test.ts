import { expect, it } from 'vitest';
import { addressOf, isByUnknownProxy, isFromUs, networkOf } from './client-address.ts';

/** Whose request it is: a visitor's, ours, or one that came through a proxy which no setting names. */
type Whose = 'visitor' | 'us' | 'unknown proxy';

it.each<[string, string | undefined, number | string[], string, Whose]>([
  ['192.0.2.7', undefined, 0, '192.0.2.7', 'visitor'],
  ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7', 'visitor'],
  // Without a trusted proxy, any visitor can send this header.
  ['192.0.2.7', '198.51.100.1', 0, '192.0.2.7', 'visitor'],
  ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1', 'visitor'],
  ['10.0.0.1', 'forged, 198.51.100.1', 1, '198.51.100.1', 'visitor'],
  ['10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1', 'visitor'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1', 'visitor'],
  ['10.0.0.1', '198.51.100.1', 2, '198.51.100.1', 'visitor'],
  ['127.0.0.1', '[2001:db8::9]:49152', 1, '2001:db8::9', 'visitor'],
  ['127.0.0.1', '198.51.100.1:49152', 1, '198.51.100.1', 'visitor'],
  ['127.0.0.1', '127.0.0.1', 1, '127.0.0.1', 'visitor'],
  // A public address is not one of our proxies, whatever their number.
  ['192.0.2.7', '198.51.100.1', 1, '192.0.2.7', 'visitor'],
  ['192.0.2.7', '203.0.113.9, 198.51.100.1', ['192.0.2.0/24'], '198.51.100.1', 'visitor'],
  [
    '::ffff:192.0.2.7',
    '203.0.113.9, 198.51.100.1',
    ['192.0.2.7', '198.51.100.1'],
    '203.0.113.9',
    'visitor',
  ],
  ['2001:db8::7', '198.51.100.1', ['10.0.0.0/8', '2001:db8::/32'], '198.51.100.1', 'visitor'],
  ['192.0.2.7', '198.51.100.1', ['10.0.0.0/8'], '192.0.2.7', 'visitor'],
  ['127.0.0.1', '198.51.100.1', ['127.0.0.1'], '198.51.100.1', 'visitor'],
  // All addresses are trusted proxies, so the request comes from inside.
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3', 'visitor'],
  ['127.0.0.1', undefined, 0, '127.0.0.1', 'us'],
  ['::1', undefined, 0, '::1', 'us'],
  ['::ffff:127.0.0.1', undefined, 0, '127.0.0.1', 'us'],
  ['10.0.0.1', undefined, 0, '10.0.0.1', 'visitor'],
  // A load balancer sends its own request.
  ['10.0.0.1', undefined, 1, '10.0.0.1', 'us'],
  ['192.0.2.7', undefined, 1, '192.0.2.7', 'visitor'],
  ['192.0.2.7', undefined, ['192.0.2.0/24'], '192.0.2.7', 'us'],
  // A proxy on this machine passes on the request of a visitor.
  ['127.0.0.1', '198.51.100.1', 0, '127.0.0.1', 'unknown proxy'],
  ['10.0.0.1', '198.51.100.1', ['127.0.0.1'], '10.0.0.1', 'unknown proxy'],
])(
  '%s, forwarded for %s, with %j proxies: %s, %s',
  (remoteAddress, forwarded, trusted, address, whose) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const request = { headers, socket: { remoteAddress } };
    expect(addressOf(request, trusted)).toBe(address);
    expect(isFromUs(request, trusted)).toBe(whose === 'us');
    expect(isByUnknownProxy(request, trusted)).toBe(whose === 'unknown proxy');
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
