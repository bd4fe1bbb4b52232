/** `npm run inbox`: the command line for operators. */
import { runInbox } from './inbox-program.ts';

// A program such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`The output cannot be written: ${error.message}`);
  process.exit(1);
});
process.exitCode = await runInbox(process.argv.slice(2), process.env);
