/**
 * The response headers of every page and file. The policy allows an inline script or style only by its hash, and no style
 * attribute (https://www.w3.org/TR/CSP3/). The proxy adds the headers for HTTPS (docs/hosting.md).
 */
import { REVALIDATE, FOREVER, HASHED_FOLDERS } from '#serve/caching.ts';

/**
 * Headers for all responses.
 * @param scriptHashes hashes of the inline scripts, as the policy writes them
 * @param styleHashes hashes of the styles inside documents
 * @param service origin of the forms service, if it is not the site's own
 * @param isPreview whether search engines must ignore the whole site
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  service = '',
  isPreview = false,
): Record<string, string> {
  const own = service ? `'self' ${service}` : `'self'`;
  const policy = [
    `default-src 'none'`,
    `script-src ${[`'self'`, ...new Set(scriptHashes)].join(' ')}`,
    `style-src ${[`'self'`, ...new Set(styleHashes)].join(' ')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    // The service worker: its file, and the files that it fetches. Pages send forms; in Firefox and WebKit they fetch
    // scripts before they import them (`browser/boot/boot.ts`).
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
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The same headers as the file `_headers`, which static hosts read. */
export function headersFile(headers: Record<string, string>): string {
  const lines = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    // Pages need no caching rule: hosts make browsers check them each time. Two rules for one file would be merged.
    ...lines(headers),
    // An old service worker would show old pages, so its rule does not depend on the host's default.
    '/sw.js',
    ...lines({ 'Cache-Control': REVALIDATE }),
    ...HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${FOREVER}`]),
    '',
  ].join('\n');
}
