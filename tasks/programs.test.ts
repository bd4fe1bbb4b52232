import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, knownBrowser } from './browser.mjs';
import { findEngines, knownFirefox } from './engines.mjs';
import { findPostgres } from './postgres.mjs';
import { pathIn, StepError } from './common.mjs';

const VARIABLES = ['CHROMIUM', 'FIREFOX', 'MINI_BROWSER', 'POSTGRES_BIN'];
beforeEach(() => VARIABLES.forEach((variable) => vi.stubEnv(variable, undefined)));
afterEach(() => vi.unstubAllEnvs());

describe('a variable that names a program', () => {
  it.each([
    ['CHROMIUM', 'no file: set it to the path of Chromium', findBrowser],
    ['FIREFOX', 'no file: set it to the path of Firefox', findEngines],
    ['MINI_BROWSER', "no file: set it to the path of WebKitGTK's MiniBrowser", findEngines],
    ['POSTGRES_BIN', "no initdb: set it to the folder of PostgreSQL's programs", findPostgres],
  ])('%s is not passed over if it is wrong', async (variable, rest, find) => {
    // A folder that has no such program, so that nothing is installed if the variable is passed over.
    vi.stubEnv(variable, import.meta.dirname);
    const failed = find();
    await expect(failed).rejects.toThrow(StepError);
    await expect(failed).rejects.toThrow(
      `${variable} is "${import.meta.dirname}", where there is ${rest}, or leave it out.`,
    );
  });

  it.each([
    ['CHROMIUM', knownBrowser],
    ['FIREFOX', knownFirefox],
  ])('%s is taken if it is right', (variable, known) => {
    vi.stubEnv(variable, process.execPath);
    expect(known()).toBe(process.execPath);
  });

  it('may be empty, and may name a file that must be in its folder', () => {
    vi.stubEnv('PROGRAM', '');
    expect(pathIn('PROGRAM', 'a program')).toBeUndefined();
    vi.stubEnv('PROGRAM', path.dirname(process.execPath));
    expect(pathIn('PROGRAM', 'a program', path.basename(process.execPath))).toBe(
      path.dirname(process.execPath),
    );
    vi.stubEnv('PROGRAM', '/missing');
    expect(() => pathIn('PROGRAM', 'a program')).toThrow(
      'PROGRAM is "/missing", where there is no file: set it to a program, or leave it out.',
    );
  });

  it.each([
    ['CHROMIUM', ['playwright', 'test', '--list']],
    [
      'POSTGRES_BIN',
      ['vitest', 'run', '--config', 'vitest.databases.config.ts', 'forms-service/daily-purge'],
    ],
  ])('%s ends the test runner without a stack', (variable, [program = '', ...parameters]) => {
    const { status, stdout, stderr } = spawnSync(
      path.resolve('node_modules/.bin', program),
      parameters,
      { env: { ...process.env, [variable]: '/missing' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(`${variable} is "/missing", where there is no `);
    expect(stdout + stderr).not.toContain('    at ');
  });
});
