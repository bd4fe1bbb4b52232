import { renameSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from '../service-settings.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { openStaffPage } from './open-staff-page.ts';

it('is served only on this machine, with the look of the newest build, until it is stopped', async () => {
  const site = writeSmallBuild();
  const page = await openStaffPage(
    readSettings({ STAFF_PORT: '0' }),
    await openTestDatabase(),
    site,
    { onFailure: (error) => expect(error).toBeUndefined() },
  );
  expect(page.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+/);
  const read = async () => (await fetch(page.address)).text();
  expect(await read()).toContain('Nobody waits for an answer.');
  // A new build replaces the first, whose files are deleted.
  const next = writeSmallBuild({ ink: '#c0ffee' });
  renameSync(site, `${site}-last`);
  renameSync(next, site);
  rmSync(`${site}-last`, { recursive: true });
  await expect.poll(read).toContain('#c0ffee');
  await page.stop();
  await expect(read()).rejects.toThrow();
});
