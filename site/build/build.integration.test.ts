import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each of these builds ends before it writes to this folder. */
const SITE_FOLDER = '.cache/never-built';

it.each([
  ['SUBMISSIONS', 'yes', 'SUBMISSIONS is "yes": set it to '],
  ['SERVICE_WORKER', 'x', 'SERVICE_WORKER is "x": set it to '],
  [
    'CONTENT_FOLDER',
    'no/such',
    'no/such: missing; expected the folder of that name (CONTENT_FOLDER)',
  ],
  ['SITE_FOLDER', 'package.json', 'package.json is a file: set SITE_FOLDER to another folder.'],
])('a build with %s=%s says what is wrong in a line, and ends with 1', (name, value, message) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'site/build/build.ts'],
    { env: { ...process.env, SITE_FOLDER, [name]: value }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(SITE_FOLDER)).toBe(false);
});
