/** A PostgreSQL server for tests: brought up by itself in a temporary folder, and taken down again. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../tasks/free-port.mjs';
import { findPostgres } from '../../tasks/postgres.mjs';

/** Debian's user for it: PostgreSQL refuses to run as root. */
const USER = 'postgres';
/** Milliseconds between two looks whether it is up. */
const PAUSE = 50;

/** Who runs it where we are root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export type Postgres = {
  url: string;
  /** Takes it down with everyone who is connected, as a crash would; the data stays. */
  halt: () => Promise<void>;
  /** Brings it up again. */
  resume: () => Promise<void>;
  /** Takes it down for good. */
  stop: () => Promise<void>;
};

/**
 * Starts a server that nobody but this machine reaches.
 * @param isSynced whether commits reach the disk; without it, as in tests, the machine must not lose power
 * @throws {StepError} when there is no PostgreSQL and none can be installed
 */
export async function startPostgres(isSynced = false): Promise<Postgres> {
  await findPostgres();
  const program = (name: string) => path.join(process.env['POSTGRES_BIN'] ?? '', name);
  const user = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isSynced ? 'on' : 'off'}`,
  ];
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;

  async function start() {
    const started = spawn(
      program('postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    started.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    for (;;) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL ended: ${log}`);
      const client = new pg.Client({ connectionString: url });
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end();
      if (isUp) return started;
      await setTimeout(PAUSE);
    }
  }
  let server = await start();
  // However this process ends.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null) return;
    server.kill(signal);
    await once(server, 'close');
  }
  return {
    url,
    halt: () => end('SIGQUIT'),
    async resume() {
      server = await start();
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
