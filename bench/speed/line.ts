/**
 * A slow connection between a phone and its servers, simulated packet by packet. The browser's own throttling only
 * delays whole answers. It simulates neither the opening and the slow start of connections nor a page that is shown
 * while it arrives.
 *
 * For the browser this is a SOCKS proxy (RFC 1928). So the browser waits for a connection as long as on a real line.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The connection and the processor of a measured phone. */
export type Profile = {
  /** Bits per second, both ways. */
  rate: number;
  /** Milliseconds of a round trip. */
  latency: number;
  /** How many times slower the phone's processor is than this machine's. */
  slowdown: number;
};

/** Bytes of data and of headers in a packet of 1,500 bytes, as on Ethernet (RFC 6691). */
const PAYLOAD = 1460;
const HEADERS = 40;
/** Packets that may be sent before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10;
const BITS = 8;
const MS = 1000;

/** One direction of the line. All connections share it. */
type Lane = {
  /** Sends a packet. @returns the time at which it arrives */
  send: (bytes: number) => number;
  /** The shortest time of a packet from end to end, in ms. */
  trip: number;
};

export function createLane({ rate, latency }: Pick<Profile, 'rate' | 'latency'>): Lane {
  const trip = latency / 2;
  let freeFrom = 0;
  return {
    trip,
    send(bytes) {
      freeFrom = Math.max(freeFrom, performance.now()) + (bytes * BITS * MS) / rate;
      return freeFrom + trip;
    },
  };
}

/**
 * Copies data from one end to the other in packets, as a connection does. At first it may send few packets, and one
 * more after each acknowledged packet (slow start, RFC 5681). No packet is lost.
 */
function carry(from: Socket, to: Socket, lane: Lane): void {
  const waiting: Buffer[] = [];
  const underway: Buffer[] = [];
  let room = FIRST_WINDOW;
  let isOver = false;
  const acknowledge = () => {
    room += 2;
    leave();
  };
  const arrive = () => {
    // Timers may fire in another order, so each one delivers the next packet.
    const packet = underway.shift();
    if (packet && to.writable) to.write(packet);
    if (isOver && underway.length + waiting.length === 0) to.end();
    setTimeout(acknowledge, lane.trip);
  };
  const leave = () => {
    for (; room > 0; room -= 1) {
      const packet = waiting.shift();
      if (!packet) return;
      underway.push(packet);
      setTimeout(arrive, lane.send(HEADERS + packet.length) - performance.now());
    }
  };
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PAYLOAD)
      waiting.push(data.subarray(start, start + PAYLOAD));
    leave();
  });
  from.on('end', () => {
    isOver = true;
    // An empty packet tells the other end that the data has ended.
    waiting.push(Buffer.alloc(0));
    leave();
  });
  from.on('close', () => {
    if (!isOver) to.destroy();
  });
}

const ACCEPTED = Buffer.from([5, 0]);
const CONNECTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
/** Position of the length of the host name in a request to connect. The name and the port follow. */
const NAME_LENGTH = 4;

/** The next message of the browser, which waits for an answer before it sends another. */
const hear = async (socket: Socket) => ((await once(socket, 'data')) as [Buffer])[0];

/**
 * Connects to the server that the browser asks for, and makes the browser wait as long as a slow line would.
 * @param keep is called with the connection to the server, to close it at the end
 */
async function reach(
  near: Socket,
  latency: number,
  keep: (socket: Socket) => void,
): Promise<Socket> {
  await hear(near);
  near.write(ACCEPTED);
  const wanted = await hear(near);
  const name = NAME_LENGTH + 1;
  const end = name + (wanted[NAME_LENGTH] ?? 0);
  const host = wanted.toString('latin1', name, end);
  const far = connect({ host, port: wanted.readUInt16BE(end), allowHalfOpen: true });
  keep(far);
  near.on('close', () => far.destroy());
  await Promise.all([once(far, 'connect'), wait(latency)]);
  near.write(CONNECTED);
  return far;
}

export type Line = {
  /** Address for a browser's proxy settings. */
  proxy: string;
  stop: () => Promise<void>;
};

/** Opens a new line without connections. */
export async function openLine(profile: Profile): Promise<Line> {
  const up = createLane(profile);
  const down = createLane(profile);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // After an error the connection is closed, and the other end closes too.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    reach(near, profile.latency, keep).then(
      (far) => {
        carry(near, far, up);
        carry(far, near, down);
      },
      () => near.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxy: `socks5://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
