import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The module reads the setting for its folder when it is loaded. */
async function load(cache = folder) {
  vi.resetModules();
  vi.stubEnv('BUILD_CACHE', cache);
  return import('./kept-results.ts');
}

describe('a kept result', () => {
  it('is made once', async () => {
    const { keptOr, keyOf } = await load();
    const make = vi.fn(() => Promise.resolve(Buffer.from('tea')));
    const key = keyOf('test', 'a');
    expect(String(await keptOr(key, make))).toBe('tea');
    expect(String(await keptOr(key, make))).toBe('tea');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('has a key that depends on all parts, and on where each part ends', async () => {
    const { keyOf } = await load();
    const keys = [keyOf('a', 'b'), keyOf('ab'), keyOf('ab', ''), keyOf('a', 'c')];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is made again when its file is damaged', async () => {
    const { keptOr } = await load();
    const make = () => Promise.resolve(Buffer.from('coffee'));
    await keptOr('key', make);
    const file = path.join(folder, 'key');
    const whole = readFileSync(file);
    for (const damaged of [whole.subarray(0, -1), Buffer.alloc(whole.length), Buffer.alloc(0)]) {
      writeFileSync(file, damaged);
      expect(String(await keptOr('key', make))).toBe('coffee');
    }
  });

  it('is returned even if it cannot be stored', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { keptOr } = await load(path.join(file, 'cache'));
    expect(String(await keptOr('key', () => Promise.resolve(Buffer.from('tea'))))).toBe('tea');
  });
});

it('that was not used for the longest time is removed first', async () => {
  const { findResult, keepResult, removeOldResults } = await load();
  for (const [index, name] of ['old', 'used', 'new'].entries()) {
    await keepResult(name, Buffer.alloc(1000));
    const time = new Date(Date.UTC(2026, 0, index + 1));
    utimesSync(path.join(folder, name), time, time);
  }
  await findResult('old');
  await removeOldResults(2500);
  expect(readdirSync(folder).sort()).toEqual(['new', 'old']);
  expect(existsSync(path.join(folder, 'used'))).toBe(false);
});
