/** What the headers of a request ask for (RFC 9110): an encoding, or a part of a file. */
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { Encoding } from './build-files.ts';

/**
 * The encoding to send.
 * @param accept the header `Accept-Encoding`
 * @param offered the smallest first; how much a client prefers one to another does not count
 * @returns `identity` where the client accepts none of them
 */
export function chooseEncoding(accept: string | undefined, offered: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accept } });
  const accepted = negotiator.encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** First and last byte, inclusive. */
type ByteRange = { start: number; end: number };

/** What `range-parser` returns for a range outside of the file. */
const OUTSIDE = -1;
/** It counts this as outside where the suffix is longer than the file, which means all of it (RFC 9110, 14.1.2). */
const SUFFIX = /^bytes=-0*[1-9]/;

/**
 * Reads the header `Range`. Requests for several ranges get the whole file, as RFC 9110 allows.
 * @param size of the file in bytes
 * @returns `null` where the whole file is to be sent
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
