import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Reads the body of a request.
 * @param most in bytes. A longer body is also read to its end, because browsers show an answer only after that
 * @throws {Refusal} if it is longer
 */
export async function bodyOf(
  request: IncomingMessage,
  most: number,
  tooLong: string,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
    else parts.length = 0;
  }
  if (size > most) throw new Refusal(tooLong, 413);
  return Buffer.concat(parts);
}
