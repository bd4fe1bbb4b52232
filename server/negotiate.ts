/** The parts of HTTP that decide what to send: encodings, conditional requests, ranges (RFC 9110). */
import type { Encoding } from './files.ts';

/** The best encoding the client accepts; `identity` where it names none of ours. */
export function chooseEncoding(accept: string | undefined, offered: readonly Encoding[]): Encoding {
  const weights = new Map(
    (accept ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return [name.trim(), q ? Number(q.slice(2)) : 1];
    }),
  );
  const accepted = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return offered.find((encoding) => encoding !== 'identity' && accepted(encoding)) ?? 'identity';
}

/** Whether `If-None-Match` names this entity. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header of one range.
 * @returns the range, `'unsatisfiable'`, or `null` where the whole is to be sent
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
