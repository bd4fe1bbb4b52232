/**
 * Figures in the Prometheus text format. Each process counts; the first process adds all figures up and serves them.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry, Counter, Histogram } from 'prom-client';
import type { Event } from './service-parts.ts';

/** Only programs on this machine can read the figures; a proxy from outside must not. */
const LOOPBACK = '127.0.0.1';

const outcomes = new Counter({
  name: 'submissions_requests_total',
  help: 'Requests to the service, by form and by what became of them',
  labelNames: ['form', 'outcome', 'status'],
});
const seconds = new Histogram({
  name: 'submissions_request_seconds',
  help: 'How long requests to the service took',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

/** Counts one request. */
export function countEvents({ form, outcome, status, ms }: Event): void {
  outcomes.inc({ form: form ?? 'none', outcome, status });
  seconds.observe(ms / 1000);
}

const all = new AggregatorRegistry();

/** Serves the figures of all processes at `/metrics`. Called in the first process. */
export async function serveMetrics(port: number): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    all.clusterMetrics().then(
      (text) => response.writeHead(200, { 'Content-Type': all.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  }).listen(port, LOOPBACK);
  server.unref();
  await once(server, 'listening');
}
