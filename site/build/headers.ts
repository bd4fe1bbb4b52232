/**
 * The response headers of every page and file. The policy allows nothing inline without its hash: no script, no style
 * block, no style attribute (https://www.w3.org/TR/CSP3/). HTTPS headers belong to the proxy (docs/hosting.md).
 */
import { REVALIDATE, FOREVER, HASHED_FOLDERS } from '#serve/caching.ts';

/**
 * Headers for all responses.
 * @param scriptHash hash of the inline script, in the notation of the policy
 * @param styleHashes hashes of the styles inside documents
 * @param service origin of the forms service, where it is not the site's own
 */
export function securityHeaders(
  scriptHash: string,
  styleHashes: readonly string[],
  service = '',
): Record<string, string> {
  const own = service ? `'self' ${service}` : `'self'`;
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${scriptHash}`,
    `style-src ${[`'self'`, ...new Set(styleHashes)].join(' ')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    // For the service worker: its file, and what it fetches. Pages fetch nothing; they only send forms.
    `worker-src 'self'`,
    `connect-src ${own}`,
    `form-action ${own}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  const off = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'usb',
    'xr-spatial-tracking',
  ];
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': off.map((feature) => `${feature}=()`).join(', '),
  };
}

/** The same headers as the file `_headers`, which static hosts read. */
export function headersFile(headers: Record<string, string>): string {
  const lines = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    // Pages need no rule: hosts let browsers ask for them each time. Hosts would join two rules for the same file.
    ...lines(headers),
    // With an old service worker visitors would get old pages, so this one does not depend on the host's default.
    '/sw.js',
    ...lines({ 'Cache-Control': REVALIDATE }),
    ...HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${FOREVER}`]),
    '',
  ].join('\n');
}
