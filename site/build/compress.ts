/** Writes brotli and gzip copies beside text files. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptOr, keyOf } from './kept-results.ts';

const TEXT = /\.(?:html|js|css|svg|xml|txt|webmanifest|json)$/;
/** Bytes. Compression does not make smaller files smaller. */
const LEAST_BYTES = 256;
/** Number of files compressed at the same time. A larger number would only use more memory. */
const FILES_AT_ONCE = availableParallelism() * 2;
/** Another version may give another result. */
const VERSION = process.versions['brotli'] ?? '';

/** Builds of tests set this: a page gets its copy in 1 ms instead of 42 ms, a tenth larger. */
const isQuick = () => process.env['QUICK_COPIES'] === '1';
const QUICK_QUALITY = 8;

/** Compresses as the build does for visitors. */
export function brotli(
  data: Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The smallest copy, from the cache if it is there. */
const smallestCopy = (data: Buffer): Promise<Buffer> =>
  keptOr(`${keyOf('compressed', VERSION, data)}.br`, () => brotli(data));

async function compressFile(file: string, data: Buffer): Promise<void> {
  if (data.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    isQuick() ? brotli(data, QUICK_QUALITY) : smallestCopy(data),
    // Made sooner than read from the cache: 0.7 ms for a page.
    promisify(gzip)(data, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses text files while the build continues: `add` waits only if enough files are being compressed. */
export function compressor() {
  const running = new Set<Promise<unknown>>();
  return {
    async add(file: string, data: Buffer): Promise<void> {
      while (running.size >= FILES_AT_ONCE) await Promise.race(running);
      const one = compressFile(file, data).finally(() => running.delete(one));
      running.add(one);
      // A failure is thrown by the next call of `add`, or by `done`.
      one.catch(() => running.add(one));
    },
    async done(): Promise<void> {
      await Promise.all(running);
    },
  };
}

/** Writes compressed copies of the text files among `files` that have none. */
export async function compress(files: readonly string[]): Promise<void> {
  const { add, done } = compressor();
  for (const file of files)
    if (TEXT.test(file) && !existsSync(`${file}.br`)) await add(file, readFileSync(file));
  await done();
}
