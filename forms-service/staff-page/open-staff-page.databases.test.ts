import { renameSync, rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../service-settings.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { testDatabase } from '../testing/test-databases.ts';
import { openStaffPage } from './open-staff-page.ts';

it('is served only on this machine, with the look of the newest build, until it is stopped', async () => {
  const site = writeSmallBuild();
  onTestFinished(site.remove);
  const place = await testDatabase('sqlite');
  onTestFinished(place.remove);
  const page = await openStaffPage(
    readSettings({ STAFF_PORT: '0' }),
    await place.open(),
    site.folder,
    { onFailure: (error) => expect(error).toBeUndefined() },
  );
  expect(page.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+/);
  const read = async () => (await fetch(page.address)).text();
  expect(await read()).toContain('Nobody waits for an answer.');
  // A new build replaces the first, whose files are deleted.
  const next = writeSmallBuild({ ink: '#c0ffee' });
  renameSync(site.folder, `${site.folder}-last`);
  renameSync(next.folder, site.folder);
  onTestFinished(() => rmSync(`${site.folder}-last`, { recursive: true }));
  await expect.poll(read).toContain('#c0ffee');
  await page.stop();
  await expect(read()).rejects.toThrow();
});
