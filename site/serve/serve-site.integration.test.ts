import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { processTree } from './testing/processes.ts';
import { openSocket, refusal, startServer } from './testing/process.ts';
import { TEXTS, writeSite } from './testing/small-site.ts';

/** Bytes: more than the system buffers for a client that does not read. */
const LARGE = 32 * 1024 * 1024;

let files: ReturnType<typeof writeSite>;
beforeAll(() => {
  files = writeSite({ 'pictures/large.png': 'x'.repeat(LARGE) });
});
afterAll(() => files.remove());

/** Starts the server of the small site. */
const start = (settings: Record<string, string> = {}) =>
  startServer({ SITE_FOLDER: files.folder, ...settings });

/** Sends a request without any change, and returns the answer. */
function raw(address: string, request: string): Promise<string> {
  const socket = openSocket(address);
  socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

it('answers requests that no browser would send, and keeps running until a signal', async () => {
  const server = start();
  const address = await server.address();
  for (const line of [
    'GET /../../etc/passwd',
    'GET /\\\\example.com/About',
    'GET //example.com/About',
    'GET http://example.com/About',
    'GET about',
    'GET /a b',
    'GET /é',
    `GET /${'a'.repeat(20_000)}`,
    'OPTIONS *',
    'BREW /',
  ]) {
    const answer = await raw(address, line);
    expect(answer, line).toMatch(/^HTTP\/1\.1 [34]\d\d /);
    const [, location = '/'] = /^location: (.*)$/im.exec(answer) ?? [];
    expect(location, line).toMatch(/^\/(?![/\\])/);
  }
  expect(await raw(address, 'HEAD /')).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
  expect(await (await fetch(address)).text()).toBe(TEXTS['index.html']);
  server.child.kill('SIGTERM');
  expect(await server.end()).toEqual({ code: 0, errors: '' });
});

it('does not start on a port in use, or without a build, and says what to do in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const PORT = String((other.address() as AddressInfo).port);
  expect(await start({ WORKERS: '3', PORT }).end()).toEqual({
    code: 1,
    errors: `Port ${PORT} is in use: stop the program that uses it, or set PORT to another port.`,
  });
  expect(await start({ WORKERS: '3', SITE_FOLDER: '.cache/no-build' }).end()).toEqual({
    code: 1,
    errors:
      'There is no build in .cache/no-build: run "npm run build", or set SITE_FOLDER to another folder.',
  });
});

it('answers others while 300 clients are slow or silent; a download ends before it stops', async () => {
  const server = start();
  const address = await server.address();
  const openings = [
    '',
    'GET / HTTP/1.1\r\nHost: local',
    'GET /pictures/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ];
  const sockets = await Promise.all(
    Array.from({ length: 300 }, async (_value, index) => {
      const socket = openSocket(address).pause();
      await once(socket, 'connect');
      socket.write(openings[index % openings.length] ?? '');
      return socket;
    }),
  );
  for (let asked = 0; asked < 20; asked += 1) {
    const response = await fetch(address, { headers: { connection: 'close' } });
    expect(await response.text()).toBe(TEXTS['index.html']);
  }
  for (const socket of sockets) socket.destroy();
  const [answer] = (await once(get(`${address}/pictures/large.png`), 'response')) as [
    IncomingMessage,
  ];
  answer.pause();
  server.child.kill('SIGTERM');
  await refusal(address);
  expect((await buffer(answer)).length).toBe(LARGE);
  expect(await server.end()).toEqual({ code: 0, errors: '' });
});

it.runIf(existsSync('/proc/self/status'))(
  'replaces a process that broke down, and tries again when that fails',
  async () => {
    const site = writeSite();
    onTestFinished(site.remove);
    const server = startServer({ SITE_FOLDER: site.folder, WORKERS: '2' });
    const address = await server.address();
    const workers = () =>
      processTree(server.child.pid ?? NaN)
        .filter(({ command }) => command.endsWith('serve-site.ts'))
        .slice(1);
    expect(workers()).toHaveLength(2);
    process.kill(workers()[0]?.pid ?? NaN, 'SIGKILL');
    await server.said(/broke down \(SIGKILL\)\. Another one has replaced it/);
    expect((await fetch(address, { headers: { connection: 'close' } })).status).toBe(200);

    const list = path.join(site.folder, '_files.json');
    renameSync(list, `${list}-away`);
    process.kill(workers()[0]?.pid ?? NaN, 'SIGKILL');
    await server.said(/started again in/);
    renameSync(`${list}-away`, list);
    await server.said(/(?:[^]*Another one has replaced it){2}/);
    expect(workers()).toHaveLength(2);
    // A client that keeps its connection open does not hold it up.
    const socket = openSocket(address);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    server.child.kill('SIGINT');
    expect((await server.end()).code).toBe(0);
    socket.destroy();
  },
  // It starts six processes, one after the other.
  300_000,
);
