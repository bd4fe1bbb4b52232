import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give out by themselves, so that no other program gets one between the time it is found
 * and the time it is used. Browsers refuse none of these.
 */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port of this machine that nobody listens on. */
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
