/** A real SMTP server for tests, which does whatever a server may do wrong. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** What the server took over. */
export type Received = { from: string; to: string[]; headers: string; source: string };

type Stage = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';
/** What it does at a stage: it answers with a code, says nothing any more, or drops the line. */
export type Fault = number | 'hangs' | 'drops';

export type TestSmtp = {
  url: string;
  port: number;
  /** Mails that it took over, whether or not it said so. */
  received: Received[];
  /** Names and passwords that it was told. */
  logins: string[];
  /** What it does wrong from now on, until it is told otherwise. */
  faults: Partial<Record<Stage | 'after DATA', Fault>>;
  stop: () => Promise<void>;
};

type Done = (error?: Error | null) => void;

/** Milliseconds that open connections get when the server ends. */
const CLOSE_TIME = 50;

/** Header lines, each whole. */
const unfolded = (source: string) =>
  (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');

/** Starts one. @param port a certain one; else a free one */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const logins: string[] = [];
  const faults: TestSmtp['faults'] = {};
  const sockets = new Set<Socket>();

  /** Goes wrong as it should, or goes on. */
  function at(stage: keyof TestSmtp['faults'], done: Done): void {
    const fault = faults[stage];
    if (fault === undefined) done();
    else if (fault === 'drops') for (const socket of sockets) socket.destroy();
    else if (typeof fault === 'number')
      // As servers do, it repeats whose mail it was.
      done(Object.assign(new Error('no, <wanjiru@shamba.example>'), { responseCode: fault }));
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: CLOSE_TIME,
    disableReverseLookup: true,
    onConnect: (_session, done) => at('CONNECT', done),
    onAuth({ username, password }, _session, done) {
      logins.push(`${username ?? ''}:${password ?? ''}`);
      at('AUTH', (error) => done(error, error ? undefined : { user: username }));
    },
    onMailFrom: (_address, _session, done) => at('MAIL', done),
    onRcptTo: (_address, _session, done) => at('RCPT', done),
    onData(stream, session: SMTPServerSession, done) {
      if (faults.DATA === 'drops') stream.once('data', () => at('DATA', done));
      void buffer(stream).then((bytes) => {
        const source = bytes.toString();
        const { mailFrom, rcptTo } = session.envelope;
        at('DATA', (error) => {
          if (error) {
            done(error);
            return;
          }
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            headers: unfolded(source),
            source,
          });
          at('after DATA', done);
        });
        // The line was dropped.
      }, done);
    },
    ...options,
  });
  // A line that was dropped, a client that did not like the certificate.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${listening}`,
    port: listening,
    received,
    logins,
    faults,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
