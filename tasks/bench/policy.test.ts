import { expect, it } from 'vitest';
import { allow } from './policy.ts';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

it('lets one more source through and changes nothing else', () => {
  expect(allow(POLICY, 'script-src', "'sha256-x'")).toBe(
    "default-src 'none'; script-src 'sha256-x' 'self'; style-src 'self'",
  );
});

it('refuses a policy that it cannot widen', () => {
  expect(() => allow("default-src 'none'", 'style-src', "'sha256-x'")).toThrow('no style-src');
});
