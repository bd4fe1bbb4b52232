/**
 * Figures in the Prometheus text format. The first process counts for all processes and serves the figures, so that no
 * count is lost when another process ends.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures } from '../store/health.ts';
import type { Event } from './service-parts.ts';

/** The figures of the first process. */
const counted = new Registry();
const outcomes = new Counter({
  registers: [counted],
  name: 'submissions_requests_total',
  help: 'Requests to the service, by form and by what became of them',
  labelNames: ['form', 'outcome', 'status'],
});
const seconds = new Histogram({
  registers: [counted],
  name: 'submissions_request_seconds',
  help: 'How long requests to the service took',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

let readFigures: () => Promise<Figures> = () => Promise.reject(new Error('nothing is counted yet'));

/** Sets the function that reads the figures of pending items. Called in each process that serves. */
export function watchFigures(read: () => Promise<Figures>): void {
  readFigures = read;
}

/**
 * A figure of pending items in the database. All processes read the same value, so it is not added up. While the
 * database does not answer, this figure is missing and the others are shown.
 */
function pendingGauge(
  name: string,
  help: string,
  select: (figures: Figures) => Readonly<Record<string, number>> | number,
): void {
  const labelNames = ['state'];
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    aggregator: 'max',
    async collect() {
      const figures = await readFigures().catch(() => null);
      gauge.reset();
      if (!figures) return;
      const value = select(figures);
      if (typeof value === 'number') gauge.set(value);
      else for (const [state, count] of Object.entries(value)) gauge.set({ state }, count);
    },
  });
}
pendingGauge(
  'outbox_items',
  'Mails and webhook calls that were not sent, by state',
  ({ outbox }) => outbox,
);
pendingGauge('submissions', 'Submissions, by state', ({ submissions }) => submissions);
pendingGauge(
  'oldest_unsent_seconds',
  'Age of the oldest mail or webhook call that was not sent; 0 if there is none',
  ({ oldestUnsentMs }) => (oldestUnsentMs ?? 0) / 1000,
);

function count({ form, outcome, status, ms }: Event): void {
  outcomes.inc({ form: form ?? 'none', outcome, status });
  seconds.observe(ms / 1000);
}

/** The message of a process to the first process. */
type EventMessage = { type: 'submissions-event'; event: Event };
const isEventMessage = (message: unknown): message is EventMessage =>
  (message as EventMessage | null)?.type === 'submissions-event';

/** Counts one request. */
export function countEvents(event: Event): void {
  const message: EventMessage = { type: 'submissions-event', event };
  // If the first process has ended, nobody needs the figures.
  if (cluster.isWorker) process.send?.(message, undefined, undefined, () => undefined);
  else count(event);
}
cluster.on('message', (_worker, message: unknown) => {
  if (isEventMessage(message)) count(message.event);
});

const all = new AggregatorRegistry();

/**
 * Serves the figures of all processes at `/metrics`. Called in the first process.
 * @param host the loopback address, except in a container. The figures are not for visitors
 */
export async function serveMetrics(port: number, host: string): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    Promise.all([counted.metrics(), all.clusterMetrics()]).then(
      (texts) => response.writeHead(200, { 'Content-Type': all.contentType }).end(texts.join('\n')),
      () => response.writeHead(503).end(),
    );
  }).listen(port, host);
  server.unref();
  await once(server, 'listening');
}
