/**
 * Reads the body of a request, as JSON or as a posted form, with a limit of its size. A body that could be read in two
 * ways is refused.
 */
import type { IncomingMessage } from 'node:http';
import { Problem } from './problems.ts';

/** Bytes. The longest valid message is shorter. */
export const MOST_BYTES = 16 * 1024;
/**
 * Bytes of a body that is too large, which are read and dropped. Browsers show an answer only after they have sent the
 * whole body.
 */
const MOST_DROPPED = 1024 * 1024;

/** The sent texts, by field. */
export type RawFields = ReadonlyMap<string, string>;
export type Notation = 'json' | 'form';

const NOTATIONS: Readonly<Record<string, Notation>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** The notation of a body. @throws {Problem} `wrong-type` for any other type, and for compressed bodies */
export function notationOf({ headers }: Pick<IncomingMessage, 'headers'>): Notation {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const notation = NOTATIONS[type.trim()];
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  const isUtf8 = parameters
    .map((parameter) => parameter.trim())
    .every((parameter) => parameter === '' || /^charset="?utf-8"?$/.test(parameter));
  if (!notation || !isPlain || !isUtf8) throw new Problem('wrong-type');
  return notation;
}

/**
 * All bytes of a body.
 * @throws {Problem} `too-large` beyond {@link MOST_BYTES}
 * @throws {Error} if the connection breaks
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MOST_BYTES) parts.push(part);
    else parts.length = 0;
    // A client that sends even more is disconnected.
    if (size > MOST_DROPPED) break;
  }
  if (size > MOST_DROPPED) throw new Problem('too-large', { Connection: 'close' });
  if (size > MOST_BYTES) throw new Problem('too-large');
  return Buffer.concat(parts);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const STRING = /"(?:[^"\\]|\\.)*"/g;

/** Reads a flat object of strings without repeated names. */
function readJson(text: string): RawFields {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('malformed');
  const entries = Object.entries(value);
  // The parser drops the first of two fields with the same name. The number of strings in the text shows that.
  const isOnce = text.match(STRING)?.length === 2 * entries.length || entries.length === 0;
  if (!isOnce || !entries.every(([, text]) => typeof text === 'string'))
    throw new Problem('malformed');
  return new Map(entries as [string, string][]);
}

/** @throws {URIError} if the text is not UTF-8 */
const decodePart = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));

/** Reads `name=value&…` without repeated names. */
function readForm(text: string): RawFields {
  const fields = new Map<string, string>();
  for (const pair of text === '' ? [] : text.split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const key = decodePart(name);
    if (rest.length !== 1 || fields.has(key)) throw new Problem('malformed');
    fields.set(key, decodePart(rest[0] ?? ''));
  }
  return fields;
}

/** The fields in a body. @throws {Problem} `malformed` if it is not UTF-8, not in the notation, or repeats a field */
export function parseBody(body: Buffer, notation: Notation): RawFields {
  try {
    const text = UTF_8.decode(body);
    return notation === 'json' ? readJson(text) : readForm(text);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('malformed');
  }
}
