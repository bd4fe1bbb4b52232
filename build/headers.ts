/** The response headers of every page and file (field notes: static hosting and headers). */
import { ASK, FOREVER, HASHED_FOLDERS } from '#server/caching.ts';

/**
 * Headers for all responses.
 * @param scriptHash hash of the inline script, as a policy writes it
 * @param styleHashes those of the styles that stand in documents
 * @param service origin that forms are sent to, where it is another
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
    // The service worker's own file, and what it may fetch; pages fetch nothing, but where forms are sent.
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

/** The same as a `_headers` file, which static hosts read. */
export function headersFile(headers: Record<string, string>): string {
  const lines = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    // Hosts ask anew for what has no rule of its own; two rules for one file would be joined.
    ...lines(headers),
    // An old one would go on keeping old pages, so no host may have a mind of its own about it.
    '/sw.js',
    ...lines({ 'Cache-Control': ASK }),
    ...HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${FOREVER}`]),
    '',
  ].join('\n');
}
