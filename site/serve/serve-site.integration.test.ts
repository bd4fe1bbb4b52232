import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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
const start = (settings: Record<string, string>) =>
  startServer({ SITE_FOLDER: files.folder, ...settings });

/** Sends a request without any change, and returns the answer. */
async function raw(address: string, request: string): Promise<string> {
  const socket = openSocket(address);
  socket.write(request);
  let answer = '';
  for await (const data of socket) answer += String(data);
  return answer;
}

describe('the server as a process', { timeout: 30_000 }, () => {
  it('serves the folder until a signal stops it', async () => {
    const server = start({});
    const address = await server.address();
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(TEXTS['index.html']);
    server.child.kill('SIGTERM');
    expect(await server.end()).toEqual({ code: 0, errors: '' });
  });

  it('answers requests that no browser would send, and keeps running', async () => {
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

  describe('refuses to start, with one line that says what to do,', () => {
    const refuse = (settings: Record<string, string>) => start({ WORKERS: '3', ...settings }).end();

    it.each([
      ['PORT', '-1', '0 to 65535'],
      ['PORT', '70000', '0 to 65535'],
      ['PORT', 'abc', '0 to 65535'],
      ['PORT', '80.5', '0 to 65535'],
      ['WORKERS', '0', '1 to 64'],
      ['WORKERS', 'many', '1 to 64'],
    ])('for %s=%s', async (name, value, range) => {
      expect(await refuse({ [name]: value })).toEqual({
        code: 1,
        errors: `${name} is "${value}": set it to a whole number from ${range}.`,
      });
    });

    it('for a port in use', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const PORT = String((other.address() as AddressInfo).port);
      const ended = await refuse({ PORT });
      other.close();
      expect(ended).toEqual({
        code: 1,
        errors: `Port ${PORT} is in use: stop the program that uses it, or set PORT to another port.`,
      });
    });

    it('for a HOST that is not an address of the machine', async () => {
      // An address for documentation; no computer has it (RFC 5737).
      expect(await refuse({ HOST: '203.0.113.1' })).toEqual({
        code: 1,
        errors:
          'HOST is "203.0.113.1", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.',
      });
    });

    it('for a SITE_FOLDER without a build', async () => {
      expect(await refuse({ SITE_FOLDER: '.cache/no-build' })).toEqual({
        code: 1,
        errors:
          'There is no build in .cache/no-build: run "npm run build", or set SITE_FOLDER to another folder.',
      });
    });

    it('for a SITE_FOLDER that is a file', async () => {
      expect(await refuse({ SITE_FOLDER: 'package.json' })).toEqual({
        code: 1,
        errors: 'package.json is a file: set SITE_FOLDER to a folder that "npm run build" wrote.',
      });
    });
  });

  it('lets a download finish before it stops', async () => {
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

  it('answers other clients while 300 are slow or silent', async () => {
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

  it.runIf(existsSync('/proc/self/status'))('replaces a process that broke down', async () => {
    const server = start({ WORKERS: '2' });
    const address = await server.address();
    const [, ...workers] = processTree(server.child.pid ?? NaN).filter(({ command }) =>
      command.endsWith('serve-site.ts'),
    );
    expect(workers).toHaveLength(2);
    const message = 'A process of the server broke down (SIGKILL). Another one has replaced it.';
    for (const [index, { pid }] of workers.entries()) {
      process.kill(pid, 'SIGKILL');
      await server.said(new RegExp(`(?:broke down [^]*){${index + 1}}replaced it`));
      expect((await fetch(address, { headers: { connection: 'close' } })).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    expect(await server.end()).toEqual({ code: 0, errors: `${message}\n${message}` });
  });

  it.runIf(existsSync('/proc/self/status'))(
    'tries a process again that cannot take the place of another one',
    async () => {
      const site = writeSite();
      onTestFinished(site.remove);
      const server = startServer({ SITE_FOLDER: site.folder, WORKERS: '2' });
      await server.address();
      const workers = () =>
        processTree(server.child.pid ?? NaN).filter(({ command }) =>
          command.endsWith('serve-site.ts'),
        );
      const [, , last] = workers();
      const list = path.join(site.folder, '_files.json');
      renameSync(list, `${list}-away`);
      process.kill(last?.pid ?? NaN, 'SIGKILL');
      await server.said(/started again in 2 s/);
      renameSync(`${list}-away`, list);
      await server.said(/Another one has replaced it/);
      expect(workers()).toHaveLength(3);
      server.child.kill('SIGTERM');
      expect((await server.end()).code).toBe(0);
    },
  );

  it('stops even if a client keeps its connection open', async () => {
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
