import { describe, expect, it } from 'vitest';
import { limitsOf } from './submission-limits.ts';

const USUAL = { address: 5, network: 50 };

describe('what is counted', () => {
  const buckets = (address: string, kind: Parameters<typeof limitsOf>[2] = 'usual', key = 'key') =>
    limitsOf(key, address, kind, USUAL).map(({ bucket }) => bucket);

  it('does not name the address', () => {
    const [address, network] = buckets('203.0.113.77');
    expect(`${address} ${network}`).not.toMatch(/203/);
    expect(buckets('203.0.113.77', 'usual', 'other')).not.toContain(address);
  });

  it('is the same within the network of one household', () => {
    expect(buckets('2001:db8:5:6::1')).toEqual(buckets('2001:db8:5:6:7::9'));
  });

  it('allows a network more than an address', () => {
    const [address, network] = limitsOf('key', '203.0.113.77', 'usual', USUAL);
    expect([address?.most, network?.most]).toEqual([5, 50]);
  });

  it('has no limit without an address', () => {
    expect(limitsOf('key', 'nobody', 'usual', USUAL)).toEqual([]);
  });

  it('is counted apart for each kind', () => {
    const all = (['usual', 'repeated', 'quarantined'] as const).flatMap((kind) =>
      buckets('203.0.113.77', kind),
    );
    expect(new Set(all).size).toBe(6);
  });
});
