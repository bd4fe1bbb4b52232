import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Reads a request.
 * @param most in bytes; what is longer is read to its end all the same, because browsers show no answer before it
 * @throws {Refusal} when it is longer
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
