/** Writes brotli and gzip copies beside text files. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptOr, keyOf } from './kept-results.ts';

const TEXT = /\.(?:html|js|css|svg|xml|txt|webmanifest|json)$/;
/** Bytes. Compression does not make smaller files smaller. */
const LEAST = 256;
/** Number of files compressed at the same time. A larger number would only use more memory. */
const AT_ONCE = availableParallelism() * 2;
/** Other versions may give another result. */
const VERSIONS = `${process.versions['brotli']} ${process.versions.zlib}`;

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

async function compressFile(file: string, data: Buffer): Promise<void> {
  if (data.length < LEAST) return;
  const key = keyOf('compressed', VERSIONS, data);
  const [br, gz] = await Promise.all([
    keptOr(`${key}.br`, () => brotli(data)),
    keptOr(`${key}.gz`, () => promisify(gzip)(data, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses text files while the build continues: `add` waits only if enough files are being compressed. */
export function compressor() {
  const running = new Set<Promise<void>>();
  return {
    async add(file: string, data: Buffer): Promise<void> {
      while (running.size >= AT_ONCE) await Promise.race(running);
      const work = compressFile(file, data).finally(() => running.delete(work));
      running.add(work);
      // A failure is thrown by the next call of `add`, or by `done`.
      work.catch(() => running.add(work));
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
    if (TEXT.test(file) && !existsSync(`${file}.br`)) await add(file, await readFile(file));
  await done();
}
