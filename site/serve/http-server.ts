/** A Node HTTP server with a time limit for each step of a request. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer, Asked } from './answer-requests.ts';
import { messageOf } from './message-of.ts';

/** Answers a request: the site alone, or the site together with the forms service. */
export type Answering = (request: IncomingMessage) => Promise<Answer>;

/** Times in milliseconds. The server disconnects a client that takes longer. */
export const LIMITS = {
  /** Until the header of a request is complete, also if the client sends nothing. */
  header: 10_000,
  /** Until a request is complete. */
  request: 20_000,
  /** Without a byte in either direction while an answer is sent. */
  silence: 60_000,
  /** Until the next request. Most proxies keep connections for 60 s and must not use one that the server is closing. */
  keepAlive: 65_000,
  /** Between two checks of these times. */
  check: 1000,
  headerBytes: 16 * 1024,
  /** Connections of a process at a time; further ones are closed. Each takes memory and a file. */
  connections: 4000,
};

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  // After `end(body)` the connection would count as idle at once, and `closeIdleConnections` would cut off the body.
  // For HEAD Node sends no body.
  response.write(body, () => response.end());
}

const inWords = (status: number, words: string): Answer => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  },
  body: Buffer.from(words),
});

/** Two names of a host are refused (RFC 9112, section 3.2): a proxy might take the one, and Node takes the other. */
const TWO_HOSTS = inWords(400, 'This request names two hosts.');

/** Logs the reason; visitors do not see it. The log leaves out the query, because it may contain a token. */
function failure({ method, url = '' }: Asked, error: unknown): Answer {
  console.error(`${method} ${url.replace(/\?.*/, '')} failed: ${messageOf(error)}`);
  return inWords(500, 'This page cannot be shown at the moment. Please try again later.');
}

/**
 * Closes connections beyond a number. `maxConnections` cannot be used: if several processes share a port, Node 20
 * passes such a connection from one to the other without end.
 */
function limitConnections(server: Server, most: number): void {
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open > most) socket.destroy();
  });
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
      if ((request.headersDistinct['host']?.length ?? 0) > 1) {
        write(response, TWO_HOSTS);
        return;
      }
      answer(request)
        .then((answered) => write(response, answered))
        .catch((error: unknown) => write(response, failure(request, error)));
    },
  );
  limitConnections(server, limits.connections);
  return server.setTimeout(limits.silence);
}
