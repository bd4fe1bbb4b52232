/** Writes brotli and gzip copies beside text files. */
import { availableParallelism } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|xml|txt|webmanifest|json)$/;
/** Bytes. Compression does not make smaller files smaller. */
const LEAST = 256;

/** Compresses as the build does for visitors. */
export function brotli(data: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < LEAST) return;
  const [br, gz] = await Promise.all([brotli(data), promisify(gzip)(data, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes compressed copies of the text files among `files`. It compresses a few at a time to save memory. */
export async function compress(files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => TEXT.test(file)).values();
  const worker = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}
