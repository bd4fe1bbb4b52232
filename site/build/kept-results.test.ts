import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

/** The module reads the setting for its folder when it is loaded. */
async function load(folder: string) {
  vi.resetModules();
  vi.stubEnv('BUILD_CACHE', folder);
  return import('./kept-results.ts');
}

const makes = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

it('a result is made once, and again when its file is damaged', async () => {
  const folder = temporaryFolder();
  const { keptOr } = await load(folder);
  const make = makes('coffee');
  for (let times = 0; times < 2; times += 1)
    expect(String(await keptOr('key', make))).toBe('coffee');
  expect(make).toHaveBeenCalledTimes(1);
  const file = path.join(folder, 'key');
  const whole = readFileSync(file);
  for (const damaged of [whole.subarray(0, -1), Buffer.alloc(whole.length), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    expect(String(await keptOr('key', make))).toBe('coffee');
  }
});

it('its key depends on all parts, and on where each part ends', async () => {
  const { keyOf } = await load(temporaryFolder());
  const keys = [keyOf('a', 'b'), keyOf('ab'), keyOf('ab', ''), keyOf('a', 'c')];
  expect(new Set(keys).size).toBe(keys.length);
});

it('a result is returned even if it cannot be stored', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { keptOr } = await load(path.join(file, 'cache'));
  expect(String(await keptOr('key', makes('tea')))).toBe('tea');
});

it('the result that was not used for the longest time is removed first', async () => {
  const folder = temporaryFolder();
  const { findResult, keepResult, removeOldResults } = await load(folder);
  for (const [index, name] of ['old', 'used', 'new'].entries()) {
    await keepResult(name, Buffer.alloc(1000));
    const time = new Date(Date.UTC(2026, 0, index + 1));
    utimesSync(path.join(folder, name), time, time);
  }
  await findResult('old');
  await removeOldResults(2500);
  expect(readdirSync(folder).sort()).toEqual(['new', 'old']);
});
