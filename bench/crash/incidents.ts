/** Incidents in the middle of a round, besides the kill: work of staff, a new build, and a full disk. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp, restore } from '@website/forms-service/database/backup.ts';
import { UnavailableError, type Database } from '@website/forms-service/database/database.ts';
import { databaseFile } from '@website/forms-service/database/open.ts';
import { readSettings } from '@website/forms-service/service-settings.ts';
import { accept } from '@website/forms-service/store/accept.ts';
import { purge } from '@website/forms-service/store/purge.ts';
import { listSubmissions } from '@website/forms-service/store/submissions.ts';
import { writeFileList } from '@website/site/serve/file-list.ts';

/**
 * One incident for each round, in turn. Our restore and full disk are only for SQLite: PostgreSQL has its own tools.
 */
const INCIDENTS = {
  sqlite: ['restore', 'purge', 'build', 'full disk'],
  postgres: ['purge', 'build'],
} as const;
type Incident = (typeof INCIDENTS)['sqlite'][number];

/** The incident of a round. The first round is 1. */
export const incidentOf = (dialect: Database['dialect'], round: number): Incident =>
  INCIDENTS[dialect][(round - 1) % INCIDENTS[dialect].length] ?? 'purge';

/** Milliseconds for which the disk is full. */
const FULL_FOR = 400;
const OLD = 'old@farm.example';

type Scene = {
  database: Database;
  /** Folder of the SQLite database. */
  folder: string;
  /** Folder of the served build, which may be replaced. */
  site: string;
  /** Ids of the service's processes. */
  pids: () => number[];
  round: number;
};

/** Replaces the folder by another build, as `npm run build` does. */
function build({ site, round }: Scene): void {
  const next = `${site}-next`;
  const last = `${site}-last`;
  cpSync(site, next, { recursive: true });
  appendFileSync(path.join(next, '_service/site.json'), `${' '.repeat(round)}\n`);
  writeFileList(next);
  rmSync(last, { recursive: true, force: true });
  renameSync(site, last);
  renameSync(next, site);
}

/** Stores an old submission and purges it. @throws {Error} if it is still stored afterwards */
async function purgeOld({ database, round }: Scene): Promise<void> {
  const now = Date.now();
  const years = 3 * 365 * 24 * 60 * 60 * 1000;
  const arrival = {
    form: 'early-access',
    fields: { email: OLD },
    network: null,
    suspicion: null,
    key: `old ${round}`,
    fingerprint: 'old',
    limits: [],
  } as const;
  await accept(database, arrival, { prefix: 'KAG', outgoing: () => [], now: now - years });
  await purge(database, readSettings({}).retention, now).catch((error: unknown) => {
    // The rows are deleted, but PostgreSQL's table was in use for too long. It is rewritten later.
    if (!(error instanceof UnavailableError)) throw error;
  });
  if ((await listSubmissions(database, { email: OLD })).length > 0)
    throw new Error(`${OLD} is kept after a purge`);
}

/** The processes can write nothing for some time, as on a full disk. */
async function fillDisk({ pids }: Scene): Promise<void> {
  const limited = pids();
  const limit = (bytes: string) => {
    for (const pid of limited) {
      try {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' });
      } catch {
        // The process was killed meanwhile.
      }
    }
  };
  limit('1');
  await sleep(FULL_FOR);
  limit('unlimited');
}

/**
 * Makes an incident happen.
 * @returns after a restore the file with the data before it, else `null`
 */
export async function happen(incident: Incident, scene: Scene): Promise<string | null> {
  if (incident === 'build') build(scene);
  else if (incident === 'purge') await purgeOld(scene);
  else if (incident === 'full disk') await fillDisk(scene);
  else {
    const file = databaseFile(scene);
    const copy = path.join(scene.folder, `round-${scene.round}.sqlite`);
    backUp(file, copy);
    return (await restore(file, copy, Date.now())).file;
  }
  return null;
}
