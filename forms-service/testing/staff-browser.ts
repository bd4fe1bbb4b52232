/** The Playwright test of the page for staff: it has a database, and the page on a local port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { test as base } from '@website/site/tests/site.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../service-settings.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { startPostgres, type Postgres } from './postgres-server.ts';
import { REAL_SITE } from './real-site.ts';

type Dialect = Database['dialect'];

/** Noon in Nairobi. */
export const NOON = Date.UTC(2026, 10, 23, 9);

type Staff = {
  address: string;
  database: Database;
  /** The time that the page shows as now. */
  clock: { now: number };
};

let count = 0;

/** An empty database on a server. @returns its address */
async function createDatabase({ url }: Postgres): Promise<string> {
  count += 1;
  const name = `staff_${process.pid}_${count}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

export const test = base.extend<
  { dialect: Dialect; staff: Staff },
  { postgres: () => Promise<Postgres> }
>({
  dialect: ['sqlite', { option: true }],
  postgres: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      let server: Promise<Postgres> | undefined;
      await use(() => (server ??= startPostgres()));
      (await server)?.stop();
    },
    { scope: 'worker' },
  ],
  staff: async ({ dialect, postgres }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'staff-'));
    const settings = readSettings({
      STAFF_PORT: '0',
      SUBMISSIONS_FOLDER: folder,
      ...(dialect === 'postgres' && { DATABASE_URL: await createDatabase(await postgres()) }),
    });
    const database = await openDatabase(settings, { isNew: true });
    const clock = { now: NOON };
    const failures: unknown[] = [];
    const page = await openStaffPage(settings, database, REAL_SITE, {
      now: () => clock.now,
      onFailure: (error) => failures.push(error),
    });
    await use({ address: page.address, database, clock });
    await page.stop();
    await database.close();
    rmSync(folder, { recursive: true });
    base.expect(failures, 'nothing fails because of us').toEqual([]);
  },
  baseURL: ({ staff }, use) => use(staff.address),
});
