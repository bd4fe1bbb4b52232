import { describe, expect, it } from 'vitest';
import { headersFile, securityHeaders } from './headers.ts';

const headers = securityHeaders(["'sha256-x'"], ["'sha256-y'", "'sha256-y'"]);
const policy = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources.join(' ')];
  }),
);

describe('the content security policy', () => {
  it('allows only this site, the one inline script and the inline styles', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'sha256-x'");
    expect(policy.get('style-src')).toBe("'self' 'sha256-y'");
    for (const [name, sources] of policy) {
      if (!/^(?:script|style)-src$/.test(name)) expect(sources, name).toMatch(/^'(?:self|none)'$/);
    }
  });

  it('forbids frames around the site, another base address and other targets of forms', () => {
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  it('allows the service worker and what it fetches from this site', () => {
    expect(policy.get('worker-src')).toBe("'self'");
    // The policy of a worker is the one that is sent with the worker's own file.
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('allows no unsafe source', () => {
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:|http/);
  });
});

describe('headers', () => {
  it('turn off type guessing, access by other windows, and device features', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(headers['Permissions-Policy']).toMatch(/^(?:[a-z-]+=\(\)(?:, |$)){10,}$/);
  });

  it('are the same for static hosts, with long caching for hashed files', () => {
    expect(headersFile({ 'X-A': 'b' }).split('\n')).toEqual([
      '/*',
      '  X-A: b',
      '/sw.js',
      '  Cache-Control: no-cache',
      ...['/assets/*', '/pictures/*', '/content/*'].flatMap((folder) => [
        folder,
        '  Cache-Control: public, max-age=31536000, immutable',
      ]),
      '',
    ]);
  });
});
