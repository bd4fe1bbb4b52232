import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from './http.ts';
import { createSite, type Site } from './site.ts';
import { serveSite, TEXTS, writeSite } from './test-site.ts';

/** Milliseconds; real ones would take a test too long. */
const SHORT = 500;
/** Milliseconds; Node's own times are longer. */
const IN_TIME = 4000;
/** Bytes; more than a system takes over from a process that nobody reads from. */
const LARGE = 32 * 1024 * 1024;
const REQUEST = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';

let files: ReturnType<typeof writeSite>;
let site: Site;
beforeAll(async () => {
  files = writeSite({ 'pictures/large.png': 'x'.repeat(LARGE) });
  site = createSite(files.folder);
  // Once it is in memory, no reading adds to the times below.
  await site({ method: 'GET', url: '/pictures/large.png', headers: {} });
});
afterAll(() => files.remove());

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server that waits for nothing but what is named, and a connection to it. */
async function meet(limits: Partial<typeof LIMITS>) {
  const served = await serveSite(site, { ...LIMITS, check: 20, ...limits });
  const socket = connect(served.port, '127.0.0.1');
  const [other] = (await once(served.server, 'connection')) as [Socket];
  stops.push(() => socket.destroy(), served.stop);
  return { served, socket, other };
}

describe('a client that takes too long is let go', { timeout: IN_TIME }, () => {
  it('where it says nothing', async () => {
    const { socket } = await meet({ header: SHORT });
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('where it says its header letter by letter', async () => {
    const { socket } = await meet({ header: SHORT });
    socket.write(REQUEST);
    const dribble = setInterval(() => socket.write('x'), 10);
    stops.push(() => clearInterval(dribble));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('where it never ends its request', async () => {
    const { socket } = await meet({ header: SHORT, request: SHORT });
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('where it never reads its answer', async () => {
    const { socket, other } = await meet({ silence: SHORT });
    socket.pause().write('GET /pictures/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(other, 'close');
    expect(other.bytesWritten).toBeGreaterThan(0);
  });

  it('where it asks for nothing more', async () => {
    const { socket } = await meet({ keepAlive: SHORT });
    socket.write(`${REQUEST}\r\n`);
    expect(await text(socket)).toContain(TEXTS['about.html']);
  });
});

describe('a header', () => {
  it('that is too long is refused, and the next client is answered', async () => {
    const { served, socket } = await meet({});
    socket.write(`${REQUEST}X: ${'x'.repeat(LIMITS.headerBytes)}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
    expect((await served.ask('/about')).status).toBe(200);
  });

  it('of just less is read', async () => {
    const { served } = await meet({});
    const headers = { X: 'x'.repeat(LIMITS.headerBytes - 200) };
    expect((await served.ask('/about', headers)).status).toBe(200);
  });
});
