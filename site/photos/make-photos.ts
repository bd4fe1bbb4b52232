/**
 * Checks or makes photographs for the site's build: `make-photos check|make FOLDER`, with a list of jobs (JSON on standard
 * input). Each photograph becomes a folder there, named by its key, with its files and `entry.json`. A folder appears only when it
 * is complete, so a stopped run or a full disk leaves no incomplete folder. It prints a line of JSON for each job.
 */
import { text } from 'node:stream/consumers';
import { checkPhoto, type Job, type Made, makePhoto } from './make-photo.ts';
import { reasonOf, store } from './store-photo.ts';

// The decoder of HEIC writes warnings with it, but standard output is only for the results.
console.log = () => undefined;

// Whoever asked has ended.
process.stdout.once('error', () => process.exit());

const [, , task, folder] = process.argv;
if ((task !== 'check' && task !== 'make') || folder === undefined)
  throw new Error('Expected check or make, and the folder of the cache');
for (const job of JSON.parse(await text(process.stdin)) as Job[]) {
  let failure: string | undefined;
  let made: Made | undefined;
  try {
    if (task === 'check') await checkPhoto(job);
    else {
      made = await makePhoto(job);
      await store(folder, job.key, made);
    }
  } catch (error) {
    failure = reasonOf(error);
  }
  const bytes = made?.files.map(({ name, content }) => `${name} ${content.length}`).join(', ');
  process.stdout.write(`${JSON.stringify({ key: job.key, failure, bytes })}\n`);
}
