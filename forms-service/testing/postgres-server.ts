/** A PostgreSQL server for tests, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tasks/free-port.mjs';
import { knownPostgres, provide } from '../../tasks/programs.mjs';

/** Debian's user for PostgreSQL, which refuses to run as root. */
const USER = 'postgres';

/** The user that runs the server, if this process is root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export type Postgres = {
  url: string;
  /** Stops the server and cuts all connections, as a crash does. The data is kept. */
  halt: () => void;
  /** Starts the server again. */
  resume: () => void;
  /** Stops the server and deletes its data. */
  stop: () => void;
};

/**
 * Starts a server that only this machine can reach.
 * @param isSynced whether commits are synced to disk. Most tests do not need it
 * @throws {StepError} if PostgreSQL is missing and cannot be installed
 */
export async function startPostgres(isSynced = false): Promise<Postgres> {
  await provide('postgres');
  const program = (name: string) => path.join(knownPostgres() ?? '', name);
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
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: isSynced ? 'on' : 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(data, 'postgresql.conf'), lines.join(''));

  /** Runs `pg_ctl`, which returns when the server has started or stopped. */
  const control = (...command: string[]) =>
    execFileSync(
      program('pg_ctl'),
      ['-D', data, '-w', '-s', '-l', path.join(data, 'log'), ...command],
      { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  const kill = () => {
    if (existsSync(path.join(data, 'postmaster.pid'))) control('stop', '-m', 'immediate');
  };
  control('start');
  // The server also stops when this process fails.
  process.once('exit', kill);
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    halt: kill,
    resume: () => void control('start'),
    stop() {
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
