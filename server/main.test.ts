import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer, connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processTree } from '../tasks/bench-server/processes.ts';
import { openSocket, refusal, startServer } from './test-process.ts';
import { TEXTS, writeSite } from './test-site.ts';

/** Bytes; more than a system takes over from a process that nobody reads from. */
const LARGE = 32 * 1024 * 1024;

let files: ReturnType<typeof writeSite>;
beforeAll(() => {
  files = writeSite({ 'pictures/large.png': 'x'.repeat(LARGE) });
});
afterAll(() => files.remove());

/** Starts it with the files of the tests. */
const start = (settings: Record<string, string>) =>
  startServer({ SITE_FOLDER: files.folder, ...settings });

/** The status line for a request exactly as written, which no client would send. */
async function raw(address: string, request: string): Promise<string> {
  const socket = openSocket(address);
  socket.write(request);
  let answer = '';
  for await (const data of socket) answer += String(data);
  return answer;
}

describe('the server as a process', { timeout: 30_000 }, () => {
  it('serves the folder until it is told to end', async () => {
    const server = start({});
    const address = await server.address();
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(TEXTS['index.html']);
    server.child.kill('SIGTERM');
    expect(await server.end()).toEqual({ code: 0, errors: '' });
  });

  it('answers what no browser would ask without falling over', async () => {
    const server = start({});
    const address = await server.address();
    const ask = (line: string) =>
      raw(address, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    for (const line of [
      'GET /../../etc/passwd',
      'GET /..%2f..%2fetc%2fpasswd',
      'GET /\\\\example.com/About',
      'GET //example.com/About',
      'GET http://example.com/About',
      'GET about',
      'GET /a b',
      'GET /é',
      'GET /%E0%A4%A',
      'GET /%00',
      `GET /${'a'.repeat(20_000)}`,
      'OPTIONS *',
      'TRACE /',
      'BREW /',
    ]) {
      const answer = await ask(line);
      expect(answer, line).toMatch(/^HTTP\/1\.1 [34]\d\d /);
      const [, location = '/'] = /^location: (.*)$/im.exec(answer) ?? [];
      expect(location, line).toMatch(/^\/(?![/\\])/);
    }
    expect((await fetch(address)).status).toBe(200);
  });

  it.each([
    ['PORT', '-1', '0 to 65535'],
    ['PORT', '70000', '0 to 65535'],
    ['PORT', 'http', '0 to 65535'],
    ['PORT', '80.5', '0 to 65535'],
    ['WORKERS', '0', '1 to 64'],
  ])('refuses %s=%s', async (name, value, range) => {
    expect(await start({ [name]: value }).end()).toEqual({
      code: 1,
      errors: `${name} is "${value}"; expected a whole number from ${range}.`,
    });
  });

  it('says that a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    const ended = await start({ PORT }).end();
    other.close();
    expect(ended).toEqual({
      code: 1,
      errors: `Port ${PORT} is in use: set PORT to another one.`,
    });
  });

  it('says that there is no build', async () => {
    const SITE_FOLDER = `${files.folder}-none`;
    const { code, errors } = await start({ SITE_FOLDER }).end();
    expect(code).toBe(1);
    expect(errors).toContain(SITE_FOLDER);
    expect(errors).toContain('npm run build');
    expect(errors).not.toContain('    at ');
  });

  it('lets a download finish before it ends', async () => {
    const server = start({});
    const address = await server.address();
    const [answer] = (await once(get(`${address}/pictures/large.png`), 'response')) as [
      IncomingMessage,
    ];
    answer.pause();
    server.child.kill('SIGTERM');
    await refusal(address);
    expect((await buffer(answer)).length).toBe(LARGE);
    expect(await server.end()).toEqual({ code: 0, errors: '' });
  });

  it('answers others whatever slow and silent clients do', async () => {
    const server = start({});
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
    server.child.kill('SIGTERM');
    expect(await server.end()).toEqual({ code: 0, errors: '' });
  });

  it.runIf(existsSync('/proc/self/status'))('replaces a process that has broken down', async () => {
    const server = start({ WORKERS: '2' });
    const address = await server.address();
    const [, ...workers] = processTree(server.child.pid ?? NaN).filter(({ command }) =>
      command.endsWith('main.ts'),
    );
    expect(workers).toHaveLength(2);
    for (const { pid } of workers) {
      process.kill(pid, 'SIGKILL');
      await once(server.child.stderr, 'data');
      expect((await fetch(address, { headers: { connection: 'close' } })).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    const message = 'A process of the server broke down (SIGKILL); another has replaced it.';
    expect(await server.end()).toEqual({ code: 0, errors: `${message}\n${message}` });
  });

  it('ends although a connection is kept open', async () => {
    const server = start({});
    const address = new URL(await server.address());
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    server.child.kill('SIGINT');
    const { code } = await server.end();
    socket.destroy();
    expect(code).toBe(0);
  });
});
