/** A real SMTP server for tests. It can fail in all the ways in which servers fail. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A fault at a stage: the server answers with a code, stops answering, or closes the connection. */
export type Fault = number | 'hangs' | 'drops';
/** After DATA the server has the mail, and does not confirm it. */
type Stage = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'after DATA';

type Done = (error?: Error | null) => void;

/** Milliseconds after which open connections are closed when the server stops. */
const CLOSE_TIME = 50;

/** Header lines without line breaks inside of them. */
const unfolded = (source: string) =>
  (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

/** Starts a server. @param port 0 for any free port */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const received: { from: string; to: string[]; headers: string; source: string }[] = [];
  const logins: string[] = [];
  const faults: Partial<Record<Stage, Fault>> = {};
  const sockets = new Set<Socket>();

  /** Fails if the test wants a fault at this stage, else continues. */
  function at(stage: Stage, done: Done): void {
    const fault = faults[stage];
    if (fault === undefined) done();
    else if (fault === 'drops') for (const socket of sockets) socket.destroy();
    else if (typeof fault === 'number')
      // Real servers repeat the refused address too.
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
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      if (faults.DATA === 'drops') stream.once('data', () => at('DATA', done));
      void buffer(stream).then((bytes) => {
        const source = bytes.toString();
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
        // The connection was closed.
      }, done);
    },
    ...options,
  });
  // Connections may break, and clients may refuse the certificate.
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
    /** Accepted mails, also those whose acceptance it did not confirm. */
    received,
    /** Names and passwords of sign-ins. */
    logins,
    /** Its faults from now on, by stage. */
    faults,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
