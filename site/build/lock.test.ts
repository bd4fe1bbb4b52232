import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { withLock } from './lock.ts';

let out = '';
beforeEach(() => {
  out = path.join(temporaryFolder(), 'site');
});

const fails = () => expect.unreachable('it waited');

it('a second build waits until the first has ended, also after a failure', async () => {
  const steps: string[] = [];
  let end: () => void = fails;
  const first = withLock(out, fails, async () => {
    await new Promise<void>((resolve) => (end = resolve));
    steps.push('first');
    throw new Error('no disk');
  }).catch((error: unknown) => steps.push(String(error)));
  // As in another process.
  delete process.env['LOCKED_SITE_FOLDER'];
  const second = withLock(out, end, () => Promise.resolve(steps.push('second')));
  await Promise.all([first, second]);
  expect(steps).toEqual(['first', 'Error: no disk', 'second']);
  expect(existsSync(`${out}-lock`)).toBe(false);
});

it('a build started by the build that has the lock does not wait', async () => {
  const inner = withLock(out, fails, () => withLock(out, fails, () => Promise.resolve('done')));
  await expect(inner).resolves.toBe('done');
});

it('the lock of a process that was killed is taken over', async () => {
  // More than any system gives to a process.
  writeFileSync(`${out}-lock`, '999999999');
  await expect(withLock(out, fails, () => Promise.resolve('done'))).resolves.toBe('done');
});
