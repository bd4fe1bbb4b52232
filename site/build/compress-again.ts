/**
 * Publishing compresses quickly (1 ms a page). This compresses the published build again, as small as possible (42 ms a
 * page), and replaces its `.br` files.
 * `publish.ts` starts this program for the site in `SITE_FOLDER`.
 */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIdOf, readFileList, writeFileList } from '#serve/file-list.ts';
import { compressor, smallestCopy } from './compress.ts';
import { withLock } from './lock.ts';
import { beside, freshFolder, hardLinkOrCopy, putInPlace } from './output.ts';
import { writeInto } from './write-into.ts';

/** Visitors are answered first. */
const LOW_PRIORITY = 10;

/** Writes the build again with smaller copies, and puts it in the place of the served one. */
async function replaceCopies(out: string, smaller: ReadonlyMap<string, Buffer>): Promise<void> {
  const fresh = freshFolder(out);
  try {
    for (const name of readFileList(out).keys()) {
      const copy = smaller.get(name);
      if (copy) writeInto(fresh, name, copy);
      else hardLinkOrCopy(path.join(out, name), path.join(fresh, name));
    }
    writeFileList(fresh);
    // `dist-last` stays the build before: it is the one to put back.
    putInPlace(out, fresh, beside(out, 'replaced'));
  } finally {
    for (const folder of [fresh, beside(out, 'replaced')])
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the compressed copies of a build as small as those of `npm run build`. Publications need not wait for it: it
 * takes the lock only for the last step. It ends early when another build has taken the place of this one.
 * @returns how many copies became smaller
 */
export async function compressAgain(out: string): Promise<number> {
  const id = buildIdOf(out);
  const list = readFileList(out);
  const smaller = new Map<string, Buffer>();
  const { add, done } = compressor(async (name, data) => {
    const copy = await smallestCopy(data);
    if (copy.length < (list.get(`${name}.br`)?.size ?? 0)) smaller.set(`${name}.br`, copy);
  });
  for (const name of list.keys()) {
    if (buildIdOf(out) !== id) break;
    if (list.has(`${name}.br`)) await add(name, await readFile(path.join(out, name)));
  }
  await done();
  if (smaller.size === 0) return 0;
  return withLock(
    out,
    () => undefined,
    async () => {
      if (buildIdOf(out) !== id) return 0;
      await replaceCopies(out, smaller);
      return smaller.size;
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setPriority(LOW_PRIORITY);
  const out = path.resolve(process.env['SITE_FOLDER'] ?? 'dist');
  compressAgain(out).catch((error: unknown) => {
    // Somebody may have removed the site.
    if (existsSync(out)) throw error;
  });
}
