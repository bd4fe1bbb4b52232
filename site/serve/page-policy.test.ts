import { expect, it } from 'vitest';
import { policyHash } from './page-policy.ts';

it('the hash of an inline script equals the one that browsers compute', () => {
  // The example of a hash source in the CSP specification.
  expect(policyHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});
