import { describe, expect, it } from 'vitest';
import { headersFile, securityHeaders } from './headers.ts';
import { policyHash } from './inline-script.ts';

const headers = securityHeaders("'sha256-x'", ["'sha256-y'", "'sha256-y'"]);
const policy = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources.join(' ')];
  }),
);

describe('the content security policy', () => {
  it('begins with nothing and allows only this site, the one inline script and the inlined styles', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'sha256-x'");
    expect(policy.get('style-src')).toBe("'self' 'sha256-y'");
    for (const [name, sources] of policy) {
      if (!/^(?:script|style)-src$/.test(name)) expect(sources, name).toMatch(/^'(?:self|none)'$/);
    }
  });

  it('lets nobody frame the site, move its base or take its forms elsewhere', () => {
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  it('lets the service worker be and fetch what is ours', () => {
    expect(policy.get('worker-src')).toBe("'self'");
    // A worker fetches under the policy that came with its own file.
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('is nowhere unsafe', () => {
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:|http/);
  });
});

describe('headers', () => {
  it('say what the field notes ask for', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(headers['Permissions-Policy']).toMatch(/^(?:[a-z-]+=\(\)(?:, |$)){10,}$/);
  });

  it('are written for static hosts too, the same for all and kept for hashed files', () => {
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

describe('the hash of the inline script', () => {
  it('is what browsers compute', () => {
    // From the specification's own example of a hash source.
    expect(policyHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});
