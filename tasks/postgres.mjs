/** Finds PostgreSQL's programs for the tests, or gets them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run, StepError } from './steps.mjs';

const INITDB = process.platform === 'win32' ? 'initdb.exe' : 'initdb';
/** Where Debian keeps a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** Folders where the programs may be, the newest version first. */
function places() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return [
    process.env['POSTGRES_BIN'] ?? '',
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/opt/homebrew/opt/postgresql/bin',
  ];
}

/** The folder of a PostgreSQL that is there. */
export const knownPostgres = () =>
  places().find((folder) => folder && existsSync(path.join(folder, INITDB)));

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
}

/**
 * Sets `POSTGRES_BIN` to a folder with PostgreSQL's programs; installs Debian's package where there is none.
 * @throws {StepError} when there is none to be had
 */
export async function findPostgres() {
  let folder = knownPostgres();
  if (!folder && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    try {
      await installFromDebian();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
    }
    folder = knownPostgres();
  }
  if (!folder) {
    console.error(
      "The tests need PostgreSQL's programs (initdb, postgres): install them, or set POSTGRES_BIN to their folder, and run them again.",
    );
    throw new StepError('there is no PostgreSQL');
  }
  process.env['POSTGRES_BIN'] = folder;
}
