/** Puts a site on the wire: one plain Node server, with a bound on everything a client may take its time for. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer, Asked } from './site.ts';

/** What a server does: the site, or the site and what takes its forms. */
export type Answering = (request: IncomingMessage) => Promise<Answer>;

/** What a client may take, in milliseconds and bytes. Whoever takes more blocks nobody, and is let go. */
export const LIMITS = {
  /** Until the last line of a request's header; a connection that says nothing counts too. */
  header: 10_000,
  /** Until the end of a request. */
  request: 20_000,
  /** Without a byte in either direction while a request is answered. */
  silence: 60_000,
  /** Until the next request; longer than the minute of most proxies, whose request would meet a closing door. */
  keepAlive: 65_000,
  /** Between two looks at these times. */
  check: 1000,
  headerBytes: 16 * 1024,
};

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  // Node itself leaves the body away where HEAD was asked. It takes for idle, and cuts off when it closes, what has
  // been ended though not sent.
  response.write(body, () => response.end());
}

/** Nobody but us can mend it: the reason goes to the log, the visitor gets plain words. */
function fail({ url }: Asked, error: unknown): Answer {
  console.error(
    `${url} cannot be answered: ${error instanceof Error ? error.message : String(error)}`,
  );
  return {
    status: 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
    body: Buffer.from('This page cannot be shown at the moment. Please try again later.'),
  };
}

/** A server of the site that does not listen yet. */
export function createHttpServer(answer: Answering, limits = LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.header,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
      maxHeaderSize: limits.headerBytes,
    },
    (request, response) => {
      answer(request)
        .then((answered) => write(response, answered))
        .catch((error: unknown) => write(response, fail(request, error)));
    },
  );
  return server.setTimeout(limits.silence);
}
