/** Reads what a request accepts (RFC 9110): encodings, and a range of bytes. */
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { Encoding } from './build-files.ts';

/**
 * The encoding to send.
 * @param accept the header `Accept-Encoding`
 * @param offered encodings of the file, the smallest first. The client's order of preference is ignored.
 * @returns `identity` if the client accepts none of them
 */
export function chooseEncoding(accept: string | undefined, offered: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accept } });
  const accepted = negotiator.encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** First and last byte, inclusive. */
type ByteRange = { start: number; end: number };

/** `range-parser` returns this for a range outside the file. */
const OUTSIDE = -1;
/** `range-parser` returns {@link OUTSIDE} for a suffix longer than the file, but RFC 9110 (14.1.2) means the whole file. */
const SUFFIX = /^bytes=-0*[1-9]/;

/**
 * Reads the header `Range`. A request for several ranges gets the whole file, which RFC 9110 allows.
 * @param size of the file in bytes
 * @returns `null` if the whole file must be sent
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  if (!header?.startsWith('bytes=')) return null;
  const ranges = parseRange(size, header);
  if (ranges === OUTSIDE) return SUFFIX.test(header) ? null : 'unsatisfiable';
  return Array.isArray(ranges) && ranges.length === 1 ? (ranges[0] ?? null) : null;
}
