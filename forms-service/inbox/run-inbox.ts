/** `npm run inbox`: the command line for operators. */
import { runInbox } from './inbox-program.ts';

// A program such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await runInbox(process.argv.slice(2), process.env);
