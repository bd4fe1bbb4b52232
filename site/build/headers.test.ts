import { expect, it } from 'vitest';
import { headersFile, securityHeaders } from './headers.ts';

const headers = securityHeaders(["'sha256-x'"], ["'sha256-y'", "'sha256-y'"]);

it('the policy allows only this site, the one inline script and the inline styles', () => {
  const policy = (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources.join(' ')] as const;
  });
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-x'",
    'style-src': "'self' 'sha256-y'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'worker-src': "'self'",
    // The policy of a worker is the one that is sent with the worker's own file.
    'connect-src': "'self'",
  });
  for (const [name, sources] of policy)
    if (!/^(?:script|style)-src$/.test(name)) expect(sources, name).toMatch(/^'(?:self|none)'$/);
});

it('headers turn off type guessing, access by other windows, and device features', () => {
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headers['Permissions-Policy']).toMatch(/^(?:[a-z-]+=\(\)(?:, |$)){10,}$/);
});

it('headers are the same for static hosts, with long caching for hashed files', () => {
  const hashed = ['/assets/*', '/pictures/*', '/content/*'].map(
    (folder) => `${folder}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  expect(headersFile({ 'X-A': 'b' })).toBe(
    `/*\n  X-A: b\n/sw.js\n  Cache-Control: no-cache\n${hashed.join('')}`,
  );
});
