/** A plain Node HTTP server that limits how long a client may take for anything. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer, Asked } from './create-site.ts';
import { messageOf } from './message-of.ts';

/** Answers a request: the site alone, or the site together with the forms service. */
export type Answering = (request: IncomingMessage) => Promise<Answer>;

/** Times in milliseconds. A client that takes longer is disconnected. */
export const LIMITS = {
  /** Until a request's header is complete, also on a connection that sends nothing. */
  header: 10_000,
  /** Until a request is complete. */
  request: 20_000,
  /** Without a byte in either direction during an answer. */
  silence: 60_000,
  /** Until the next request. Most proxies wait for 60 s, and must not send one on a connection that is closing. */
  keepAlive: 65_000,
  /** Between two checks of these times. */
  check: 1000,
  headerBytes: 16 * 1024,
};

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  // `end(body)` would count as idle at once, and `closeIdleConnections` would cut off the rest of the body.
  // Node itself sends no body where the method is HEAD.
  response.write(body, () => response.end());
}

/** The reason goes to the log, without the query, which may hold a token. Visitors cannot do anything about it. */
function failure({ method, url = '' }: Asked, error: unknown): Answer {
  console.error(`${method} ${url.replace(/\?.*/, '')} failed: ${messageOf(error)}`);
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

/** A server that does not listen yet. */
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
        .catch((error: unknown) => write(response, failure(request, error)));
    },
  );
  return server.setTimeout(limits.silence);
}
