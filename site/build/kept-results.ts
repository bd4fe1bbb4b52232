/**
 * The cache of results of earlier builds. The key of a result is a hash of everything that it depends on. A build
 * makes only the results that are missing; a build without a cache gives the same bytes.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#render/content/root.ts';

/** `BUILD_CACHE` sets another folder. Only tests use it. */
const FOLDER = path.resolve(process.env['BUILD_CACHE'] ?? path.join(ROOT, '.cache/build'));
/** Bytes. A site of 600 pages needs 16 MB when all its pages change. */
const MOST_BYTES = 200_000_000;
/** Each file begins with the SHA-256 of its data, so that a damaged one is noticed. */
const CHECKSUM_BYTES = 32;

const digest = (data: Buffer) => createHash('sha256').update(data).digest();
const placeOf = (key: string) => path.join(FOLDER, key);

/** @param parts everything that the result depends on */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex');
}

/** The result with this key; `undefined` if there is none, or a damaged one. */
export async function findResult(key: string): Promise<Buffer | undefined> {
  const file = placeOf(key);
  const stored = await readFile(file).catch(() => undefined);
  if (!stored) return undefined;
  const data = stored.subarray(CHECKSUM_BYTES);
  if (!digest(data).equals(stored.subarray(0, CHECKSUM_BYTES))) return undefined;
  const now = new Date();
  // The results that have not been used for the longest time are deleted first.
  await utimes(file, now, now).catch(() => undefined);
  return data;
}

/** Stores a result. An error is ignored, for example a full disk: the cache only saves time. */
export async function keepResult(key: string, data: Buffer): Promise<void> {
  const unfinished = placeOf(`${key}-${randomUUID()}`);
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(unfinished, Buffer.concat([digest(data), data]));
    await rename(unfinished, placeOf(key));
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** The result with this key. @param make makes the result if it is not in the cache */
export async function keptOr(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await findResult(key);
  if (found) return found;
  const made = await make();
  await keepResult(key, made);
  return made;
}

/** If the cache is too large, deletes the results that were not used for the longest time. */
export async function removeOldResults(most = MOST_BYTES): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = placeOf(name);
      // Another build may have deleted it.
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { file, size, mtimeMs };
    }),
  );
  let total = 0;
  for (const { file, size } of found.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    total += size;
    if (total > most) await rm(file, { force: true });
  }
}
