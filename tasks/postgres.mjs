/** Finds PostgreSQL's programs for the tests, or installs them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from './debian.mjs';
import { pathIn, StepError } from './common.mjs';

const INITDB = process.platform === 'win32' ? 'initdb.exe' : 'initdb';
/** Debian has a folder here for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** Folders where the programs may be, the newest version first. */
function places() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/opt/homebrew/opt/postgresql/bin',
  ];
}

/**
 * The folder that `POSTGRES_BIN` names, else that of a PostgreSQL that this machine has.
 * @throws {StepError} if `POSTGRES_BIN` names none
 */
const knownPostgres = () =>
  pathIn('POSTGRES_BIN', "the folder of PostgreSQL's programs", INITDB) ??
  places().find((folder) => folder && existsSync(path.join(folder, INITDB)));

/**
 * Sets `POSTGRES_BIN` to the folder of PostgreSQL's programs. Installs Debian's package if there are none.
 * @throws {StepError} if the variable names none, or they cannot be found or installed
 */
export async function findPostgres() {
  if (!knownPostgres()) await installFromDebian('postgresql');
  const folder = knownPostgres();
  if (!folder) {
    console.error(
      "The tests need PostgreSQL's programs (initdb, postgres): install them, or set POSTGRES_BIN to their folder, and run them again.",
    );
    throw new StepError('there is no PostgreSQL');
  }
  process.env['POSTGRES_BIN'] = folder;
}
