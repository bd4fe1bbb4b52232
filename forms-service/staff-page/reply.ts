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
