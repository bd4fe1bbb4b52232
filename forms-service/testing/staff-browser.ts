/** The Playwright test of the page for staff: it has a database, and the page on a local port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@website/site/tests/site.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../service-settings.ts';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { REAL_SITE } from './real-site.ts';

/** Noon in Nairobi, the time that the page shows as now. */
export const NOON = Date.UTC(2026, 10, 23, 9);

export const test = base.extend<{ staff: { address: string; database: Database } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  staff: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'staff-'));
    const settings = readSettings({ STAFF_PORT: '0', SUBMISSIONS_FOLDER: folder });
    const database = await openDatabase(settings, { isNew: true });
    const failures: unknown[] = [];
    const page = await openStaffPage(settings, database, REAL_SITE, {
      now: () => NOON,
      onFailure: (error) => failures.push(error),
    });
    await use({ address: page.address, database });
    await page.stop();
    await database.close();
    rmSync(folder, { recursive: true });
    base.expect(failures, 'nothing fails because of us').toEqual([]);
  },
  baseURL: ({ staff }, use) => use(staff.address),
});
