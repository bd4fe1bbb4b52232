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
/** Milliseconds that open requests get to finish when the server is told to end. */
const GRACE = 5000;
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

function siteOrFail() {
  try {
    return followBuilds(FOLDER);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Whether the forms are taken for real; nothing of that is loaded where they are not. */
const isLive = !['', 'off', undefined].includes(process.env['SUBMISSIONS']);

/** The site, and what takes its forms where that is wanted. `stop` is called once nobody is answered any more. */
async function start(): Promise<{ answer: Answering; stop: () => Promise<void> }> {
  const site = siteOrFail();
  if (!isLive) return { answer: site, stop: () => Promise.resolve() };
  const { isForService, startSubmissions } = await import('./submissions/start.ts');
  const { answer, stop } = await startSubmissions(FOLDER).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
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
    server.close(() => void stop().finally(() => process.exit(0)));
    // A connection that has just finished its request waits for another one.
    setInterval(() => server.closeIdleConnections(), GRACE_CHECK).unref();
    setTimeout(() => {
      console.error('The server ends although some downloads have not.');
      process.exit(0);
    }, GRACE).unref();
  });
}

/** Where the figures are wanted. */
async function serveFigures(): Promise<void> {
  const { readSettings } = await import('./submissions/settings.ts');
  const { metricsPort } = readSettings();
  if (metricsPort === undefined) return;
  const { serveMetrics } = await import('./submissions/http/metrics.ts');
  await serveMetrics(metricsPort);
}

if (cluster.isPrimary) {
  const address = await startWorkers(fileURLToPath(import.meta.url), workers);
  console.log(`Kilele is served at http://${HOST}:${address.port}`);
  if (isLive) await serveFigures();
} else await listen();
