/** `npm run inbox`: what visitors sent, for staff, on the command line. */
import { runInbox } from './inbox-program.ts';

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await runInbox(process.argv.slice(2), process.env);
