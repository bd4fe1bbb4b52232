import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { writeSmallBuild } from '../testing/small-build.ts';
import { testDatabase, type TestDatabase } from '../testing/test-databases.ts';

describe('npm run inbox -- open', () => {
  let place: TestDatabase;
  let site: ReturnType<typeof writeSmallBuild>;
  beforeEach(async () => {
    site = writeSmallBuild();
    place = await testDatabase('sqlite');
    await place.open();
  });
  afterEach(async () => {
    site.remove();
    await place.remove();
  });

  function open(env: Record<string, string>) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'forms-service/inbox/run-inbox.ts', 'open'],
      {
        env: {
          ...process.env,
          SUBMISSIONS_FOLDER: place.settings.folder,
          SITE_FOLDER: site.folder,
          STAFF_PORT: '0',
          ...env,
        },
      },
    );
    const said = { output: '', errors: '' };
    child.stdout.on('data', (data: Buffer) => (said.output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said.errors += data.toString()));
    return { child, said };
  }

  it('serves the page only on this machine, until it is stopped', async () => {
    const { child, said } = open({});
    const closed = once(child, 'close');
    await expect.poll(() => said.output).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    const [address = ''] = /http:\S+/.exec(said.output) ?? [];
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Nobody waits for an answer.'),
    ]);
    // A new build replaces the first, whose files are deleted.
    const next = writeSmallBuild({ themeColour: '#c0ffee' });
    renameSync(site.folder, `${site.folder}-last`);
    renameSync(next.folder, site.folder);
    onTestFinished(() => rmSync(`${site.folder}-last`, { recursive: true }));
    await expect.poll(async () => (await fetch(address)).text()).toContain('#c0ffee');
    child.kill('SIGTERM');
    await closed;
    expect([child.exitCode, said.errors]).toEqual([0, '']);
  });

  it('refuses an address that other machines can reach', async () => {
    const { child, said } = open({ STAFF_HOST: '0.0.0.0' });
    await once(child, 'close');
    expect([child.exitCode, said.output]).toEqual([1, '']);
    expect(said.errors).toContain('STAFF_HOST is "0.0.0.0"; expected an address of this machine');
  });
});
