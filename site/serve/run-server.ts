/**
 * Listens with several processes, and stops them when a signal says so. The caller says what answers requests: the
 * site alone (`serve-site.ts`), or the site with the forms service (`forms-service/serve-with-forms.ts`).
 */
import cluster from 'node:cluster';
import { createHttpServer, type Answering } from './http-server.ts';
import { messageOf } from './message-of.ts';
import { fail, HOST, PORT, WORKERS } from './server-settings.ts';
import { onStop, startWorkers } from './workers.ts';

/** Milliseconds that answers and mails may still take after the signal to stop. */
const GRACE = 5000;
/** Milliseconds after which a process ends in any case. Docker waits for ten seconds before it kills. */
const LAST = 9000;
/** Milliseconds between looks for connections that have become idle. */
const IDLE_CHECK = 50;

/** Why the server cannot listen, and what to do. */
function listenProblem({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is in use: stop the program that uses it, or set PORT to another port.`;
  if (code === 'EACCES')
    return `Port ${PORT} is not open to this user: set PORT to a number from 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is "${HOST}", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.`;
  return `The server cannot listen at ${HOST}, port ${PORT}: check HOST and PORT. (${message})`;
}

export type Running = {
  answer: Answering;
  /** Finishes the work that has begun. @param answered resolves when the last answer has been sent */
  stop: (answered: Promise<unknown>, graceMs: number) => Promise<unknown>;
};

type Program = {
  /** The file that each process runs. It calls {@link runServer} too. */
  script: string;
  /** Starts what answers requests, in each process. */
  start: () => Running | Promise<Running>;
  /** Runs in the first process once the others listen. */
  onListening?: () => Promise<void>;
};

async function listen(start: Program['start']): Promise<void> {
  const { answer, stop } = await Promise.resolve()
    .then(start)
    .catch((error: unknown) => fail(messageOf(error)));
  const server = createHttpServer(answer);
  server.on('error', (error) => fail(listenProblem(error)));
  server.listen(PORT, HOST);
  onStop(() => {
    const answered = new Promise((resolve) => server.close(resolve));
    // A connection whose answer has been sent would stay open for another request.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK).unref();
    const grace = setTimeout(() => {
      console.error(`Answers that took longer than ${GRACE / 1000} s after the stop were cut off.`);
      server.closeAllConnections();
    }, GRACE);
    void answered.then(() => clearTimeout(grace));
    setTimeout(() => {
      console.error(`The server did not finish its work within ${LAST / 1000} s, and was ended.`);
      process.exit(0);
    }, LAST).unref();
    void stop(answered, GRACE).finally(() => process.exit(0));
  });
}

/** Serves until a signal stops it. Where the build is wrong, it says so in a line and ends the process with status 1. */
export async function runServer({ script, start, onListening }: Program): Promise<void> {
  if (!cluster.isPrimary) {
    await listen(start);
    return;
  }
  const address = await startWorkers(script, WORKERS);
  await onListening?.();
  console.log(`The site is served at http://${HOST}:${address.port}`);
}
