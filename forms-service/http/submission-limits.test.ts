import { expect, it } from 'vitest';
import { limitsOf } from './submission-limits.ts';

const USUAL = { address: 5, network: 50 };
const bucketsOf = (address: string, kind: Parameters<typeof limitsOf>[2] = 'usual', key = 'key') =>
  limitsOf(key, address, kind, USUAL).map(({ bucket }) => bucket);

it('a bucket does not name the address', () => {
  const [address, network] = bucketsOf('203.0.113.77');
  expect(`${address} ${network}`).not.toMatch(/203/);
  expect(bucketsOf('203.0.113.77', 'usual', 'other')).not.toContain(address);
});

it('a household is counted together, each kind apart, and who has no address not at all', () => {
  expect(bucketsOf('2001:db8:5:6::1')).toEqual(bucketsOf('2001:db8:5:6:7::9'));
  const kinds = ['usual', 'repeated', 'quarantined'] as const;
  expect(new Set(kinds.flatMap((kind) => bucketsOf('203.0.113.77', kind))).size).toBe(6);
  expect(bucketsOf('nobody')).toEqual([]);
});

it('a network may send more than an address', () => {
  const limits = limitsOf('key', '203.0.113.77', 'usual', USUAL);
  expect(limits.map(({ most }) => most)).toEqual([5, 50]);
});
