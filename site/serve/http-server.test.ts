import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from './http-server.ts';
import { createSite, type Site } from './answer-requests.ts';
import { serveSite, TEXTS, writeSite } from './testing/small-site.ts';

/** Milliseconds. The real limits would make the tests slow. */
const SHORT = 500;
/** Milliseconds. Node's own limits are longer. */
const IN_TIME = 4000;
/** Bytes: more than the system buffers for a client that does not read. */
const LARGE = 32 * 1024 * 1024;
const REQUEST = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';

let files: ReturnType<typeof writeSite>;
let site: Site;
beforeAll(async () => {
  files = writeSite({ 'pictures/large.png': 'x'.repeat(LARGE) });
  site = createSite(files.folder);
  // From now on the file is in memory, so the tests do not wait for the disk.
  await site({ method: 'GET', url: '/pictures/large.png', headers: {} });
});
afterAll(() => files.remove());

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server with these limits, and a connection to it from both sides. */
async function connectTo(limits: Partial<typeof LIMITS>) {
  const served = await serveSite(site, { ...LIMITS, check: 20, ...limits });
  const socket = connect(served.port, '127.0.0.1');
  const [other] = (await once(served.server, 'connection')) as [Socket];
  stops.push(() => socket.destroy(), served.stop);
  return { served, socket, other };
}

describe('a client is disconnected', { timeout: IN_TIME }, () => {
  it('that sends nothing', async () => {
    const { socket } = await connectTo({ header: SHORT });
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that connects when the process has the largest number of connections', async () => {
    const { served } = await connectTo({ connections: 1 });
    const second = connect(served.port, '127.0.0.1');
    expect(await text(second)).toBe('');
  });

  it('that sends its header byte by byte', async () => {
    const { socket } = await connectTo({ header: SHORT });
    socket.write(REQUEST);
    const dribble = setInterval(() => socket.write('x'), 10);
    stops.push(() => clearInterval(dribble));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that never completes its request', async () => {
    const { socket } = await connectTo({ header: SHORT, request: SHORT });
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('that never reads its answer', async () => {
    const { socket, other } = await connectTo({ silence: SHORT });
    socket.pause().write('GET /pictures/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(other, 'close');
    expect(other.bytesWritten).toBeGreaterThan(0);
  });

  it('that sends no second request', async () => {
    const { socket } = await connectTo({ keepAlive: SHORT });
    socket.write(`${REQUEST}\r\n`);
    expect(await text(socket)).toContain(TEXTS['about.html']);
  });
});

describe('a header', () => {
  it('that is too long is refused; the next client gets an answer', async () => {
    const { served, socket } = await connectTo({});
    socket.write(`${REQUEST}X: ${'x'.repeat(LIMITS.headerBytes)}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
    expect((await served.ask('/about')).status).toBe(200);
  });

  it('just below the limit is accepted', async () => {
    const { served } = await connectTo({});
    const headers = { X: 'x'.repeat(LIMITS.headerBytes - 200) };
    expect((await served.ask('/about', headers)).status).toBe(200);
  });
});
