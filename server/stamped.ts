/**
 * Pages whose form carries the signed time at which they were sent, though all else of them is compressed but once.
 * Both formats let a stream be ended by hand: what was compressed before ends at a whole byte and is not finished, and
 * the few bytes that are another each time follow as they are (RFC 7932, 9.2; RFC 1951, 3.2.4; RFC 1952, 2.3.1).
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import { FORM_ID } from '#app/forms/live/form-id.ts';
import type { Encoding, Make } from './files.ts';
import { lightPage } from './save-data.ts';

const END = '</body></html>';

/** Whether a page has a form that is taken for real. */
export const hasForm = (html: Buffer) => html.includes(` id="${FORM_ID}"`);

const field = (stamp: string) =>
  Buffer.from(`<input type="hidden" name="stamp" form="${FORM_ID}" value="${stamp}">${END}`);

const BEGIN: Record<Encoding, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: (data) => promisify(gzip)(data, { finishFlush: constants.Z_SYNC_FLUSH }),
  identity: (data) => Promise.resolve(data),
};

/** Of the text before the end, by its compressed form: gzip wants the sum and length of all. */
const sums = new WeakMap<Buffer, { crc: number; length: number }>();

async function begin(text: string, encoding: Encoding): Promise<Buffer> {
  if (!text.endsWith(END)) throw new Error(`a page with a form does not end with ${END}`);
  const beginning = Buffer.from(text.slice(0, -END.length));
  const data = await BEGIN[encoding](beginning);
  sums.set(data, { crc: crc32(beginning), length: beginning.length });
  return data;
}

/** A page up to where its stamp belongs. */
export const beginning: Make = (text, encoding) => begin(text, encoding);
/** The same for a visitor who saves data. */
export const lightBeginning: Make = (text, encoding) => begin(lightPage(text), encoding);

const MOST = 0xffff;
const UINT32 = 2 ** 32;

/** A block of brotli that is not compressed, and an empty last one. */
function brotliEnd(end: Buffer): Buffer {
  // From the lowest bit: not the last one, two bits that announce a length of 16, that length less one, not compressed.
  const header = ((end.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header, header >> 8, header >> 16]), end, Buffer.from([3])]);
}

/** The last block of deflate, not compressed, and what gzip ends with. */
function gzipEnd(end: Buffer, beginning: Buffer): Buffer {
  const { crc = 0, length = 0 } = sums.get(beginning) ?? {};
  const around = Buffer.alloc(13);
  around.writeUInt8(1);
  around.writeUInt16LE(end.length, 1);
  around.writeUInt16LE(MOST - end.length, 3);
  around.writeUInt32LE(crc32(end, crc), 5);
  around.writeUInt32LE((length + end.length) % UINT32, 9);
  return Buffer.concat([around.subarray(0, 5), end, around.subarray(5)]);
}

/**
 * The whole page.
 * @param data what {@link beginning} or {@link lightBeginning} has made in this encoding
 * @param stamp of letters that need no escaping
 */
export function stamped(data: Buffer, encoding: Encoding, stamp: string): Buffer {
  const end = field(stamp);
  if (encoding === 'identity') return Buffer.concat([data, end]);
  return Buffer.concat([data, encoding === 'br' ? brotliEnd(end) : gzipEnd(end, data)]);
}
