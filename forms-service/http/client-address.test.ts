import { describe, expect, it } from 'vitest';
import { addressOf, limitsOf, networkOf } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('the address of the client', () => {
  it.each([
    ['192.0.2.7', undefined, 0, '192.0.2.7'],
    ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    // Without a proxy of ours anyone can send this header.
    ['192.0.2.7', '198.51.100.1', 0, '192.0.2.7'],
    ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', 'forged, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
  ])('%s, forwarded for %s, %i proxies: %s', (remote, forwarded, trusted, address) => {
    expect(addressOf(from(remote, forwarded), trusted)).toBe(address);
  });
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:5:6::1', '2001:db8:5::/48'],
  ['::1', '::/48'],
  ['nobody', null],
  ['', null],
])('%s is shortened to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('what is counted', () => {
  const buckets = (address: string, email: string, key = 'key') =>
    limitsOf(key, address, email).map(({ bucket }) => bucket);

  it('names neither the address nor the person', () => {
    const text = buckets('203.0.113.77', 'jane@kilele.example').join(' ');
    expect(text).not.toMatch(/203|jane|kilele/);
    expect(buckets('203.0.113.77', 'jane@kilele.example', 'other')).not.toContain(
      buckets('203.0.113.77', 'jane@kilele.example')[0],
    );
  });

  it('is the same for capital letters, and within the network of one household', () => {
    expect(buckets('2001:db8:5:6::1', 'Jane@kilele.example')).toEqual(
      buckets('2001:db8:5:6:7::9', 'jane@kilele.example'),
    );
  });

  it('allows a network more than an address, and that more than a person', () => {
    const [email, address, network] = limitsOf('key', '203.0.113.77', 'jane@kilele.example');
    expect([email?.most, address?.most, network?.most]).toEqual([5, 60, 300]);
  });
});
