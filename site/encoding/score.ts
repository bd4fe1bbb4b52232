/** Measures how similar an encoded picture is to its original: SSIMULACRA2, 100 is identical. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, { calc_s2, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';
import type { Pixels } from './pixels.ts';

const ORIGINAL = 'original';
const ENCODED = 'encoded';

let program: Promise<{ memory: WebAssembly.Memory }> | undefined;

/** The metric's WebAssembly, compiled once. */
function load() {
  const file = fileURLToPath(import.meta.resolve('calc-s2-rust/calc_s2_rust_bg.wasm'));
  program ??= readFile(file).then((bytes) => init(bytes));
  return program;
}

/** The metric writes to the console for each buffer. This hides it. */
function inSilence<Result>(work: () => Result): Result {
  const { log } = console;
  console.log = () => undefined;
  try {
    return work();
  } finally {
    console.log = log;
  }
}

/**
 * The SSIMULACRA2 score of an encoded picture: 30 is low, 50 medium, 70 high quality, 90 visually lossless.
 * @throws when the sizes differ
 */
export async function score(original: Pixels, encoded: Pixels): Promise<number> {
  const { width, height } = original;
  if (encoded.width !== width || encoded.height !== height) {
    throw new Error('pictures of different sizes cannot be compared');
  }
  const { memory } = await load();
  return inSilence(() => {
    for (const [key, { data }] of [
      [ORIGINAL, original],
      [ENCODED, encoded],
    ] as const) {
      const place = new_buffer(key, data.length);
      new Uint8Array(memory.buffer).set(data, place);
    }
    return calc_s2(ORIGINAL, ENCODED, width, height);
  });
}
