import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { knownBrowser, knownFirefox, pathIn, provide, type Program } from './programs.mjs';

const VARIABLES = ['CHROMIUM', 'FIREFOX', 'MINI_BROWSER', 'POSTGRES_BIN'];
beforeEach(() => VARIABLES.forEach((variable) => vi.stubEnv(variable, undefined)));
afterEach(() => vi.unstubAllEnvs());

it.each<[string, string, Program]>([
  ['CHROMIUM', 'no file: set it to the path of Chromium', 'browser'],
  ['FIREFOX', 'no file: set it to the path of Firefox', 'engines'],
  ['POSTGRES_BIN', "no initdb: set it to the folder of PostgreSQL's programs", 'postgres'],
])('%s is not passed over if it is wrong', async (variable, rest, program) => {
  // A folder that has no such program, so that nothing is installed if the variable is passed over.
  vi.stubEnv(variable, import.meta.dirname);
  await expect(provide(program)).rejects.toThrow(
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

it('a variable may be empty, and may name the folder of a file', () => {
  vi.stubEnv('PROGRAM', '');
  expect(pathIn('PROGRAM', 'a program')).toBeUndefined();
  const { dir, base } = path.parse(process.execPath);
  vi.stubEnv('PROGRAM', dir);
  expect(pathIn('PROGRAM', 'a program', base)).toBe(dir);
});
