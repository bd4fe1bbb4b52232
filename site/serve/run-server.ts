/**
 * Runs the server in several processes and stops them at a signal. The caller passes the function that answers requests:
 * of the site alone (`serve-site.ts`), or of the site with the forms service (`forms-service/serve-with-forms.ts`).
 */
import cluster from 'node:cluster';
import { createHttpServer, type Answering } from './http-server.ts';
import { listenProblem } from './listen-problem.mjs';
import { messageOf } from './message-of.ts';
import { fail, HOST, PORT, WORKERS } from './server-settings.ts';
import { onStop, startWorkers } from './workers.ts';

/** Time for answers and mails after the signal to stop, in ms. */
const GRACE = 5000;
/** Time after which a process ends in any case, in ms. Docker kills it after ten seconds. */
const LAST = 9000;
/** Time between two searches for idle connections, in ms. */
const IDLE_CHECK = 50;

type Running = {
  answer: Answering;
  /** Finishes work that has begun. @param answered resolves when the last answer has been sent */
  stop: (answered: Promise<unknown>, graceMs: number) => Promise<unknown>;
};

type Program = {
  /** The file that each process runs. It must call {@link runServer}. */
  script: string;
  /** Runs in each process and returns the function that answers requests. */
  start: () => Running | Promise<Running>;
};

async function listen(start: Program['start']): Promise<void> {
  const { answer, stop } = await Promise.resolve()
    .then(start)
    .catch((error: unknown) => fail(messageOf(error)));
  const server = createHttpServer(answer);
  const place = { host: HOST, port: PORT };
  server.on('error', (error) => fail(listenProblem(error, place)));
  server.listen(PORT, HOST);
  onStop(() => {
    const answered = new Promise((resolve) => server.close(resolve));
    // After its answer a connection stays open for another request, so it is closed here.
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

/** Serves until a signal stops it. If the build is wrong, it prints the reason and ends the process with status 1. */
export async function runServer({ script, start }: Program): Promise<void> {
  if (!cluster.isPrimary) {
    await listen(start);
    return;
  }
  const address = await startWorkers(script, WORKERS);
  console.log(`The site is served at http://${HOST}:${address.port}`);
}
