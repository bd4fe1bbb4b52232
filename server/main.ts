/**
 * Listens and closes. Settings come from the environment: `PORT`, `HOST`, `SITE_FOLDER`, `WORKERS`, and `SUBMISSIONS`
 * with what belongs to it.
 */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { followBuilds } from './follow-builds.ts';
import { createHttpServer, type Answering } from './http.ts';
import { onStop, startWorkers } from './workers.ts';

const HOST = process.env['HOST'] ?? '127.0.0.1';
const FOLDER = process.env['SITE_FOLDER'] ?? 'dist';
const DEFAULT_PORT = 4173;
/** More processes than this cost memory that a site of this size does not repay. */
const DEFAULT_WORKERS = Math.min(availableParallelism(), 4);
const MOST_WORKERS = 64;
/** Milliseconds that requests and mails under way get to finish when the server is told to end. */
const GRACE = 5000;
/** Milliseconds after which it ends in any case: soon enough for a supervisor that waits for ten seconds, as Docker. */
const LAST = 9000;
/** Milliseconds between looks at what has finished meanwhile. */
const GRACE_CHECK = 50;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A whole number from the environment; ends where it is none. */
function readNumber(name: string, usual: number, least: number, most: number): number {
  const value = process.env[name];
  if (value === undefined || value === '') return usual;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return fail(`${name} is "${value}"; expected a whole number from ${least} to ${most}.`);
}

/** 0 takes a free one. */
const port = readNumber('PORT', DEFAULT_PORT, 0, 65535);
const workers = readNumber('WORKERS', DEFAULT_WORKERS, 1, MOST_WORKERS);

/** @param sign makes the signed time that forms carry */
function siteOrFail(sign?: () => string) {
  try {
    return followBuilds(FOLDER, sign);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Whether the forms are taken for real; nothing of that is loaded where they are not. */
const isLive = !['', 'off', undefined].includes(process.env['SUBMISSIONS']);

type Running = {
  answer: Answering;
  /** Finishes what is under way. @param answered when nobody is answered any more */
  stop: (answered: Promise<unknown>, graceMs: number) => Promise<unknown>;
};

/** The site, and what takes its forms where that is wanted. */
async function start(): Promise<Running> {
  if (!isLive) return { answer: siteOrFail(), stop: (answered) => answered };
  const { isForService, startSubmissions } = await import('./submissions/start.ts');
  const { answer, stamp, stop } = await startSubmissions(FOLDER).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  const site = siteOrFail(() => stamp());
  const isService = (url = '') => isForService(url.replace(/\?.*/, ''));
  return {
    answer: (request) => (isService(request.url) ? answer(request) : site(request)),
    stop,
  };
}

async function listen(): Promise<void> {
  const { answer, stop } = await start();
  const server = createHttpServer(answer);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use: set PORT to another one.`);
    fail(`The server cannot listen on ${HOST}:${port}: ${error.message}`);
  });
  server.listen(port, HOST);
  onStop(() => {
    const answered = new Promise((resolve) => server.close(resolve));
    // A connection that has just finished its request waits for another one.
    setInterval(() => server.closeIdleConnections(), GRACE_CHECK).unref();
    const late = setTimeout(() => {
      console.error('The server ends although some downloads have not.');
      server.closeAllConnections();
    }, GRACE);
    void answered.then(() => clearTimeout(late));
    setTimeout(() => {
      console.error('The server ends although its database does not answer.');
      process.exit(0);
    }, LAST).unref();
    void stop(answered, GRACE).finally(() => process.exit(0));
  });
}

/** Where the figures are wanted. */
async function serveFigures(): Promise<void> {
  const { readSettings } = await import('./submissions/settings.ts');
  const { metricsPort } = readSettings();
  if (metricsPort === undefined) return;
  const { serveMetrics } = await import('./submissions/http/metrics.ts');
  await serveMetrics(metricsPort).catch((error: unknown) =>
    fail(
      `The figures cannot be served at METRICS_PORT=${metricsPort}: ${error instanceof Error ? error.message : String(error)}`,
    ),
  );
}

if (cluster.isPrimary) {
  const address = await startWorkers(fileURLToPath(import.meta.url), workers);
  if (isLive) await serveFigures();
  console.log(`Kilele is served at http://${HOST}:${address.port}`);
} else await listen();
