import { expect, it } from 'vitest';
import { allow } from './make-floor.ts';

it('the policy of the floor allows one more source and changes nothing else', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  const once = allow(policy, 'script-src', 'x');
  expect(once).toMatch(/^default-src 'none'; script-src 'sha256-[^']+' 'self'; style-src 'self'$/);
  expect(() => allow("default-src 'none'", 'style-src', 'x')).toThrow('no style-src');
});
