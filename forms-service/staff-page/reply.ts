/** An answer of the page for staff, without the headers that all answers have. */

export type Reply = {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

/** The answer after a change. It redirects, so that a reload does not repeat the change. */
export const seeOther = (address: string): Reply => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { Location: address },
});

/** A file to download. */
export const download = (name: string, type: string, body: string | Buffer): Reply => ({
  status: 200,
  type,
  body,
  headers: { 'Content-Disposition': `attachment; filename="${name}"` },
});

/** Headers of every answer. Pages may use only our own styles and pictures, and send forms only to us. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The strictest policy with which browsers still send the origin of a form.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
