/** Hands submissions in over many connections, each sending the next one as soon as it is answered. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { person, requestOf } from './distinct-visitors.ts';

/** Connections at the same time. */
export const CONNECTIONS = 64;

/** Submissions a second; p99 in milliseconds from sending to the end of the answer. */
export type Load = { rate: number; p99: number };

/**
 * Reads one answer of a connection.
 * @throws {Error} when it is no 201: then something else than submissions would be measured
 */
async function readAnswer(socket: Socket): Promise<void> {
  let text = '';
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    if (end === -1) continue;
    if (!text.startsWith('HTTP/1.1 201 ')) throw new Error(`It was not taken: ${text}`);
    const [, length = '0'] = /\r\nContent-Length: (\d+)/i.exec(text) ?? [];
    if (text.length >= end + 4 + Number(length)) return;
  }
}

/** @param first index of the first person; nobody may come twice */
export async function putUnderLoad(origin: string, first: number, count: number): Promise<Load> {
  const { host, hostname, port } = new URL(origin);
  const times: number[] = [];
  let next = first;
  const sockets = await Promise.all(
    Array.from({ length: Math.min(CONNECTIONS, count) }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay();
      await once(socket, 'connect');
      return socket;
    }),
  );
  const begun = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      while (next < first + count) {
        const request = requestOf(person(next), host);
        next += 1;
        const sent = performance.now();
        socket.write(request);
        await readAnswer(socket);
        times.push(performance.now() - sent);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { rate: count / seconds, p99: times[Math.floor(times.length * 0.99)] ?? NaN };
}
