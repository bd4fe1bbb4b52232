import { expect, it } from 'vitest';
import { policyHash, policyOf } from './page-policy.ts';

it('the hash of an inline script equals the one that browsers compute', () => {
  // The example of a hash source in the CSP specification.
  expect(policyHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('the policy of a page keeps the hashes of its scripts and styles, and every other source', () => {
  const [ownStyle, ownScript, otherStyle] = ['a{}', 'import "/a.js"', 'b{}'].map(policyHash);
  const html = '<style>a{}</style><script type="module">import "/a.js"</script>';
  const policy = (styles: string) =>
    `script-src 'self' ${ownScript}; style-src 'self' ${styles}; connect-src 'self' https://forms.example`;
  expect(policyOf(html, policy(`${otherStyle} ${ownStyle}`))).toBe(policy(ownStyle ?? ''));
});
