/**
 * Publishing compresses quickly (1 ms a page). This compresses the published build again, as small as possible (42 ms a
 * page), and replaces its `.br` files.
 * `publish.ts` starts `run-compress-again.ts`, which calls this.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildIdOf, readFileList, writeFileList, type FileList } from '#serve/file-list.ts';
import { compressor, keptCopy, smallestCopy } from './compress.ts';
import { withLock } from './lock.ts';
import { beside, freshFolder, hardLinkOrCopy, putInPlace } from './output.ts';
import { writeInto } from './write-into.ts';

const COPY = '.br';

/** Files that have a compressed copy. */
const compressedIn = (list: FileList) =>
  [...list.keys()]
    .filter((name) => list.has(name + COPY))
    .map((name) => ({ name, copy: name + COPY }));

/** Puts the smallest copies into the cache. Ends early when another build has taken the place of this one. */
async function makeCopies(out: string): Promise<void> {
  const { add, done } = compressor((_file, data) => smallestCopy(data));
  const id = buildIdOf(out);
  for (const { name } of compressedIn(readFileList(out))) {
    if (buildIdOf(out) !== id) break;
    await add(name, await readFile(path.join(out, name)));
  }
  await done();
}

/** The copies in the cache that are smaller than those of the build, by name. */
async function smallerCopies(out: string, list: FileList): Promise<Map<string, Buffer>> {
  const smaller = new Map<string, Buffer>();
  for (const { name, copy } of compressedIn(list)) {
    const kept = await keptCopy(await readFile(path.join(out, name)));
    if (kept && kept.length < (list.get(copy)?.size ?? 0)) smaller.set(copy, kept);
  }
  return smaller;
}

/** Writes the build again with smaller copies, and puts it in the place of the served one. */
async function replaceCopies(out: string): Promise<number> {
  const list = readFileList(out);
  const smaller = await smallerCopies(out, list);
  if (smaller.size === 0) return 0;
  const fresh = freshFolder(out);
  try {
    for (const name of list.keys()) {
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
  return smaller.size;
}

/**
 * Makes the compressed copies of a build as small as those of `npm run build`. Publications need not wait for it: it
 * takes the lock only for the last step.
 * @returns how many copies became smaller
 */
export async function compressAgain(out: string): Promise<number> {
  await makeCopies(out);
  return withLock(
    out,
    () => undefined,
    () => replaceCopies(out),
  );
}
