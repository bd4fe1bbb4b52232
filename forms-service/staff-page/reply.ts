/** An answer of the page for staff, before it has its headers. */

export type Reply = {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

export const html = (body: string, status = 200): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});

/** After a change: reloading the page that follows changes nothing. */
export const seeOther = (address: string): Reply => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { Location: address },
});

/** A file to be saved. */
export const download = (name: string, type: string, body: string | Buffer): Reply => ({
  status: 200,
  type,
  body,
  headers: { 'Content-Disposition': `attachment; filename="${name}"` },
});

/** What browsers may do with a page: show it with our styles and pictures, and send its forms to us. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The policy of links that says least and still lets browsers name the origin of a form.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
