/** A PostgreSQL server for tests: brought up by itself in a temporary folder, and taken down again. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tasks/free-port.mjs';
import { findPostgres } from '../../tasks/postgres.mjs';

/** Debian's user for it: PostgreSQL refuses to run as root. */
const USER = 'postgres';

/** Who runs it where we are root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export type Postgres = {
  url: string;
  /** Takes it down with everyone who is connected, as a crash would; the data stays. */
  halt: () => void;
  /** Brings it up again. */
  resume: () => void;
  /** Takes it down for good. */
  stop: () => void;
};

/**
 * Starts a server that only this machine can reach.
 * @param isSynced whether commits reach the disk; tests need not survive a loss of power
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
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: isSynced ? 'on' : 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(data, 'postgresql.conf'), lines.join(''));

  /** `pg_ctl` returns when the server is up, or down. */
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
  // However this process ends.
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
