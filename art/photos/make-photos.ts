/**
 * Makes photographs for the site's build, which starts it with a folder and a list of jobs (JSON on standard input). Each
 * photograph becomes a folder there, named by its key, with its files and `entry.json`. A folder appears as a whole, so a
 * run that is stopped, or a full disk, leaves nothing half written. It prints a line of JSON for each job.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { messageOf } from '../drawing/failure.ts';
import { type Job, type Made, makePhoto } from './make-photo.ts';
import { PhotoError } from './photo-file.ts';

/** Why a photograph could not be made, in words for whoever added it. */
function reasonOf(error: unknown): string {
  if (error instanceof PhotoError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'the disk is full: make room on it and build again; the site and earlier photographs are as they were';
  return `cannot be made: ${messageOf(error)}`;
}

async function store(folder: string, key: string, { entry, files }: Made): Promise<void> {
  const target = path.join(folder, key);
  const fresh = `${target}.${process.pid}.new`;
  try {
    await mkdir(fresh, { recursive: true });
    for (const { name, content } of files) await writeFile(path.join(fresh, name), content);
    await writeFile(path.join(fresh, 'entry.json'), JSON.stringify(entry));
    // What has this name and no entry is broken.
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Expected the folder of the cache');
for (const job of JSON.parse(await text(process.stdin)) as Job[]) {
  let failure: string | undefined;
  let made: Made | undefined;
  try {
    made = await makePhoto(job);
    await store(folder, job.key, made);
  } catch (error) {
    failure = reasonOf(error);
  }
  const bytes = made?.files.map(({ name, content }) => `${name} ${content.length}`).join(', ');
  console.log(JSON.stringify({ key: job.key, failure, bytes }));
}
