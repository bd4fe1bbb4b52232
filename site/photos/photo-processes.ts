/** Runs `make-photos.ts`, which checks and makes photographs, in one process for each core. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Job } from './make-photo.ts';
import { PHOTO_CACHE } from './store-photo.ts';

const PROGRAM = path.join(import.meta.dirname, 'make-photos.ts');

/** A photograph that could not be made: the key of its job, and why. */
export type PhotoFailure = { key: string; file: string; reason: string };

/** What a process does with its photographs: only look whether they fit, or make their files. */
type Task = 'check' | 'make';

/** One line of output of the program. */
type Result = { key: string; failure?: string; bytes?: string };

/** Runs one process. @param onResult is called for each photograph that is ready @param signal kills it */
async function run(
  task: Task,
  jobs: readonly Job[],
  onResult: (result: Result) => void,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, task, PHOTO_CACHE], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
    signal,
  });
  child.stdin.end(JSON.stringify(jobs));
  const read = async () => {
    for await (const line of createInterface({ input: child.stdout }))
      onResult(JSON.parse(line) as Result);
  };
  await Promise.all([once(child, 'close'), read()]);
}

/** Runs a process for each core. @returns the photographs that were refused */
async function runAll(
  task: Task,
  jobs: readonly Job[],
  shown: (file: string) => string,
  signal?: AbortSignal,
): Promise<PhotoFailure[]> {
  const open = new Map(jobs.map((job) => [job.key, job]));
  const failures: PhotoFailure[] = [];
  const fail = ({ key, file }: Job, reason: string) =>
    failures.push({ key, file: shown(file), reason });
  const onResult = ({ key, failure, bytes }: Result) => {
    const job = open.get(key);
    if (!job) return;
    open.delete(key);
    if (failure !== undefined) fail(job, failure);
    else if (bytes !== undefined) {
      const count = `${jobs.length - open.size} of ${jobs.length}`;
      console.log(`  ${count}: ${shown(job.file)}, ${job.place}: ${bytes} bytes`);
    }
  };
  const count = Math.min(availableParallelism(), jobs.length);
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      run(
        task,
        jobs.filter((_job, at) => at % count === index),
        onResult,
        signal,
      ),
    ),
  );
  for (const job of open.values())
    fail(job, 'cannot be made: the encoder ended early, which happens when memory is full');
  return failures;
}

/**
 * Why a picture does not fit the company's own logo, or `undefined`. Nothing is made.
 * @param file its path
 * @param plate the colour of the plate: `#` and six digits
 */
export async function unfitLogo(file: string, plate: string): Promise<string | undefined> {
  const focus = { x: 50, y: 50 };
  const job: Job = { key: 'trial', file, place: 'plate', focus, inks: {}, plate };
  let failure: string | undefined = 'cannot be read here: it needs too much memory';
  await run('check', [job], (result) => (failure = result.failure));
  return failure;
}

/**
 * Makes photographs and puts them into the cache. Making takes minutes, so all sizes and shapes are checked first: if one
 * photograph does not fit, none is made.
 * @param shown makes the path of a file for messages
 * @param signal ends it, and nothing of the photograph that was being made is kept: it throws then
 * @returns those that could not be made
 */
export async function makePhotos(
  jobs: readonly Job[],
  shown: (file: string) => string,
  signal?: AbortSignal,
): Promise<PhotoFailure[]> {
  if (jobs.length === 0) return [];
  const unfit = await runAll('check', jobs, shown, signal);
  if (unfit.length > 0) return unfit;
  console.log(`New photographs to make: ${jobs.length}. The next build finds them ready.`);
  return runAll('make', jobs, shown, signal);
}
