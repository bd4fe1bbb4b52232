import { describe, expect, it } from 'vitest';
import { addressOf, countedOf, limitsOf, networkOf } from './client-address.ts';

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
  const buckets = (address: string, kind: Parameters<typeof limitsOf>[2] = 'usual', key = 'key') =>
    limitsOf(key, address, kind).map(({ bucket }) => bucket);

  it('does not name the address', () => {
    const [address, network] = buckets('203.0.113.77');
    expect(`${address} ${network}`).not.toMatch(/203/);
    expect(buckets('203.0.113.77', 'usual', 'other')).not.toContain(address);
  });

  it('is the same within the network of one household', () => {
    expect(buckets('2001:db8:5:6::1')).toEqual(buckets('2001:db8:5:6:7::9'));
    expect(countedOf('2001:db8:5:6::1')).toBe(countedOf('2001:db8:5:6:7::9'));
  });

  it('allows a network more than an address', () => {
    const [address, network] = limitsOf('key', '203.0.113.77', 'usual');
    expect([address?.most, network?.most]).toEqual([60, 300]);
  });

  it('is counted apart for each kind', () => {
    const all = (['usual', 'repeated', 'quarantined'] as const).flatMap((kind) =>
      buckets('203.0.113.77', kind),
    );
    expect(new Set(all).size).toBe(6);
  });
});
