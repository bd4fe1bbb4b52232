import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from './answer-requests.ts';
import { createHttpServer, LIMITS } from './http-server.ts';

/** Milliseconds. The real limits would make the tests slow. */
const SHORT = 500;
/** Bytes: more than the system buffers for a client that does not read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const REQUEST = 'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';

const plain: Answer = { status: 200, headers: {}, body: Buffer.from('About') };

/** A server with these limits, and a connection to it from both sides. */
async function connectTo(limits: Partial<typeof LIMITS>, answer = () => Promise.resolve(plain)) {
  const server = createHttpServer(answer, { ...LIMITS, check: 20, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, '127.0.0.1');
  const socket = open();
  const [other] = (await once(server, 'connection')) as [Socket];
  return { server, open, socket, other };
}

it('has a time limit for each step, which Node keeps', () => {
  expect(createHttpServer(() => Promise.resolve(plain))).toMatchObject({
    headersTimeout: LIMITS.header,
    requestTimeout: LIMITS.request,
    keepAliveTimeout: LIMITS.keepAlive,
    timeout: LIMITS.silence,
  });
});

it('disconnects a client that sends nothing, and one that never reads its answer', async () => {
  const silent = await connectTo({ header: SHORT });
  expect(await text(silent.socket)).toMatch(/^HTTP\/1\.1 408 /);
  const deaf = await connectTo({ silence: SHORT }, () =>
    Promise.resolve({ ...plain, body: LARGE }),
  );
  deaf.socket.pause().write(`${REQUEST}\r\n`);
  await once(deaf.other, 'close');
  expect(deaf.other.bytesWritten).toBeGreaterThan(0);
});

it('disconnects a client when it has the largest number of connections', async () => {
  const { open } = await connectTo({ connections: 1 });
  expect(await text(open())).toBe('');
});

it('refuses a header that is too long, and takes one just below the limit', async () => {
  const { socket, open } = await connectTo({});
  socket.write(`${REQUEST}X: ${'x'.repeat(LIMITS.headerBytes)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  const next = open();
  next.write(`${REQUEST}X: ${'x'.repeat(LIMITS.headerBytes - 200)}\r\n\r\n`);
  expect(await text(next)).toMatch(/^HTTP\/1\.1 200 [^]*About/);
});

it('refuses a request that names two hosts', async () => {
  const { socket } = await connectTo({});
  socket.write(`${REQUEST}host: www.farm.example\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*two hosts/);
});

it('logs why an answer failed, without the query, and tells the visitor nothing of it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { socket } = await connectTo({}, () => Promise.reject(new Error('a reason')));
  socket.write(`${REQUEST.replace('/about', '/about?token=secret')}\r\n`);
  expect(await text(socket)).toMatch(
    /^HTTP\/1\.1 500 [^]*Cache-Control: no-store[^]*This page cannot be shown(?![^]*reason)/,
  );
  expect(log).toHaveBeenCalledExactlyOnceWith('GET /about failed: a reason');
});
