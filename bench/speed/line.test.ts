import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLane, openLine, type Line } from './line.ts';

const LATENCY = 40;
const FAST = 1_000_000_000;
/** Milliseconds by which the two timers of a round trip may be early together. The largest measured value was 2.1. */
const EARLY = 4;
const LONG = 'The long rains came late. '.repeat(2_000);

let server: Server;
let port: number;
let line: Line;

async function openTo(name: string, rate: number): Promise<Socket> {
  line = await openLine({ rate, latency: LATENCY, slowdown: 1 });
  return ask(name);
}

/** Sends the messages with which a browser opens a connection. */
async function ask(name: string): Promise<Socket> {
  const socket = connect(Number(new URL(line.proxy).port), '127.0.0.1');
  socket.write(Buffer.from([5, 1, 0]));
  await once(socket, 'data');
  const host = Buffer.from(name);
  const end = Buffer.from([port >> 8, port & 255]);
  socket.write(Buffer.concat([Buffer.from([5, 1, 0, 3, host.length]), host, end]));
  return socket;
}

/** Waits until the connection is open. */
async function opened(socket: Socket): Promise<Socket> {
  await once(socket, 'data');
  return socket;
}

/** Sends words and returns the answer. @param length of the answer */
async function say(socket: Socket, words: string, length: number): Promise<string> {
  let heard = '';
  const listen = (data: Buffer) => (heard += data.toString());
  socket.on('data', listen);
  socket.write(words);
  while (heard.length < length) await once(socket, 'data');
  socket.off('data', listen);
  return heard;
}

async function time(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

it('a lane sends the packets one after another, at its rate', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  const { send } = createLane({ rate: 400_000, latency: 400 });
  // 1,500 bytes are 12,000 bits.
  expect([send(1500), send(1500), send(40)]).toEqual([230, 260, 260.8]);
  vi.advanceTimersByTime(1000);
  expect(send(1500)).toBe(1230);
  vi.useRealTimers();
});

describe('a slow line', () => {
  beforeEach(async () => {
    server = createServer((socket) => {
      socket.on('data', (data) => socket.write(String(data) === 'long' ? LONG : data));
      socket.on('end', () => socket.end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  afterEach(async () => {
    await line.stop();
    server.close();
  });

  it('delivers all bytes in order, in both directions', async () => {
    const socket = await opened(await openTo('localhost', FAST));
    expect(await say(socket, LONG, LONG.length)).toBe(LONG);
  });

  it('needs one round trip to open, and one more for an answer', async () => {
    const socket = await openTo('127.0.0.1', FAST);
    expect(await time(() => opened(socket))).toBeGreaterThan(LATENCY - EARLY);
    expect(await time(() => say(socket, 'short', 5))).toBeGreaterThan(LATENCY - EARLY);
  });

  it('shares its rate among all connections', async () => {
    const rate = 4_000_000;
    const one = await opened(await openTo('127.0.0.1', rate));
    const other = await opened(await ask('127.0.0.1'));
    const both = () => Promise.all([one, other].map((socket) => say(socket, 'long', LONG.length)));
    expect(await time(both)).toBeGreaterThan((2 * LONG.length * 8 * 1000) / rate);
  });

  it('starts slowly: after ten packets it waits for their acknowledgement', async () => {
    const socket = await opened(await openTo('127.0.0.1', FAST));
    // 52,000 bytes are 36 packets: ten, twenty, the rest.
    const first = await time(() => say(socket, 'long', LONG.length));
    expect(first).toBeGreaterThan(3 * (LATENCY - EARLY));
  });

  it('is closed at one end when the other end closes it', async () => {
    const socket = await opened(await openTo('127.0.0.1', FAST));
    socket.end();
    await once(socket, 'end');
  });

  it('is closed if the server does not answer', async () => {
    server.close();
    await once(server, 'close');
    const socket = await openTo('127.0.0.1', FAST);
    await once(socket, 'close');
  });
});
