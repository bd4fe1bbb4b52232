import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first port. Systems assign higher ports automatically, so no other program gets one of these before it is used.
 * Browsers allow all of them.
 */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port of this machine on which no program listens. */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer();
    const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
