/** Listens and closes. Settings come from the environment: `PORT`, `HOST` and `SITE_FOLDER`. */
import { serve } from '@hono/node-server';
import { createSite } from './site.ts';

const HOST = process.env['HOST'] ?? '127.0.0.1';
const DEFAULT_PORT = 4173;
const FOLDER = process.env['SITE_FOLDER'] ?? 'dist';
/** Milliseconds that open connections get to finish. */
const GRACE = 5000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** `PORT` as a number; 0 takes a free one. */
function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    fail(`PORT is "${value}"; expected a whole number from 0 to 65535.`);
  }
  return port;
}

function createSiteOrFail() {
  try {
    return createSite(FOLDER);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const port = readPort(process.env['PORT']);
const server = serve({ fetch: createSiteOrFail().fetch, hostname: HOST, port }, (address) => {
  console.log(`Kilele is served at http://${HOST}:${address.port}`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use: set PORT to another one.`);
  fail(`The server cannot listen on ${HOST}:${port}: ${error.message}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), GRACE).unref();
  });
}
