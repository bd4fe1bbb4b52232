/** The service for tests. It has a real database, the real words, and pages that show only their data. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { listSubmissions } from '../store/submissions.ts';
import { siteFile } from './site-words.ts';
import { openTestDatabase, type Dialect } from './test-databases.ts';
import { signStamp } from '../signed-tokens.ts';
import { createPages, type Pages } from '../pages/pages.tsx';
import { createService } from '../http/service.ts';
import { readSettings } from '../service-settings.ts';
import { SECOND } from '../time-units.ts';
import type { Event, ServiceParts } from '../http/service-parts.ts';

export const KEY = 'a secret of many letters and digits';
export const HOST = 'www.kilele.example';

function testPages(): Pages {
  return {
    ...createPages(siteFile),
    messagePage: ({ title, button }) => `<h1>${title}</h1>${button?.token ?? ''}`,
    problemsPage: () => '<h1>Problems</h1>',
    thanksPage: (form, canWrite, number = '') =>
      `<h1>${`Thanks for ${form}${canWrite ? '' : ', no mail'} ${number}`.trim()}</h1>`,
    formPage: (form, problem, returned) => JSON.stringify({ form, problem, returned }),
  };
}

export type Sent = {
  method?: string;
  url?: string;
  headers?: IncomingHttpHeaders;
  /** An error breaks the connection before any byte of the body has arrived. */
  body?: string | Buffer | Error;
  /** The address from which the connection comes. */
  from?: string | undefined;
};

/** A request as Node reads it. */
export function requestOf({
  method = 'POST',
  url = '/',
  headers = {},
  body = '',
  from = '203.0.113.77',
}: Sent): IncomingMessage {
  const stream =
    body instanceof Error
      ? new Readable({ read: () => stream.destroy(body) })
      : Readable.from(body.length > 0 ? [Buffer.from(body)] : []);
  const socket = { remoteAddress: from };
  return Object.assign(stream, { method, url, headers, socket }) as unknown as IncomingMessage;
}

/** Starts the service. Its clock does not run: tests set it. */
export async function testService(changes: Partial<ServiceParts> = {}, dialect?: Dialect) {
  const database = await openTestDatabase(dialect);
  const events: Event[] = [];
  const failures: unknown[] = [];
  const waits: number[] = [];
  const held = { promise: Promise.resolve() };
  const clock = { now: Date.UTC(2026, 10, 22, 9) };
  const answer = createService({
    database,
    settings: readSettings({}),
    key: KEY,
    pages: testPages(),
    recipients: { staff: [], host: HOST },
    outgoing: () => [],
    onEvent: (event) => events.push(event),
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
    sleep: (ms) => {
      waits.push(ms);
      return held.promise;
    },
    ...changes,
  });
  async function ask(sent: Sent) {
    const request = requestOf({ ...sent, headers: { host: HOST, ...sent.headers } });
    const { status, headers, body } = await answer(request);
    return { status, headers, text: body.toString() };
  }
  /** A stamp that is some seconds old. */
  const stamp = (seconds = 5) => signStamp(KEY, clock.now - seconds * SECOND);
  return {
    database,
    clock,
    /** Milliseconds for which answers were held back. */
    waits,
    /** Until it resolves, answers that are slow are held back. */
    held,
    events,
    /** Errors of correct requests that failed because of the service. */
    failures,
    stamp,
    ask,
    /** Opens an address as a browser does. */
    open: (url: string) => ask({ method: 'GET', url, headers: { accept: 'text/html' } }),
    /** Sends a form as the browser's scripts do. */
    send: (url: string, fields: object, { headers, ...rest }: Sent = {}) =>
      ask({
        url,
        body: JSON.stringify({ website: '', stamp: stamp(), ...fields }),
        ...rest,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...headers,
        },
      }),
    /** Posts a form as a browser without scripts does. */
    post: (url: string, fields: Record<string, string>, { headers, ...rest }: Sent = {}) =>
      ask({
        url,
        body: new URLSearchParams(fields).toString(),
        ...rest,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html,*/*',
          origin: `https://${HOST}`,
          ...headers,
        },
      }),
    stored: () => listSubmissions(database),
  };
}
