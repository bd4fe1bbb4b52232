import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a build with a wrong setting says what is wrong in a line, ends with 1 and writes nothing', () => {
  const settings = { SITE_FOLDER: '.cache/never-built', SUBMISSIONS: 'yes' };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'site/build/build.ts'],
    { env: { ...process.env, ...settings }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('SUBMISSIONS is "yes": set it to '),
  ]);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(settings.SITE_FOLDER)).toBe(false);
});
