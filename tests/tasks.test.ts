import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, needsInstall, run, StepError } from '../tasks/steps.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const folder of ['app/screens', 'build', 'art', 'public/pictures', 'node_modules', 'docs']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('package-lock.json', '{}');
  write('app/boot.ts', 'boot');
  write('public/pictures/a.avif', 'picture');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

describe('the fingerprint of the sources', () => {
  it.each([
    ['a changed source', 'app/boot.ts', 'boots'],
    ['a new one', 'app/screens/new.tsx', 'new'],
    ['the build itself', 'build/build.ts', 'build'],
    ['the pictures', 'art/pictures.json', '{}'],
    ['a copied file of another size', 'public/pictures/a.avif', 'pictures'],
    ['a new copied file', 'public/pictures/b.avif', 'picture'],
    ['other packages', 'package-lock.json', '{"a":1}'],
    ['other settings', 'vite.config.ts', 'export default {}'],
  ])('changes with %s', (_what, name, text) => {
    const before = fingerprint(root);
    write(name, text);
    expect(fingerprint(root)).not.toBe(before);
  });

  it.each([
    ['nothing at all', 'app/boot.ts', 'boot'],
    ['a test', 'app/boot.test.ts', 'test'],
    ['what no build reads', 'docs/a.md', 'text'],
    ['a file above', 'README.md', 'text'],
  ])('stays with %s', (_what, name, text) => {
    const before = fingerprint(root);
    write(name, text);
    expect(fingerprint(root)).toBe(before);
  });
});

describe('an installation', () => {
  const INSTALLED = 'node_modules/.package-lock.json';
  const at = (name: string, seconds: number) => utimesSync(path.join(root, name), seconds, seconds);

  it('is needed where nothing is installed', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('is needed where the lock file is newer, not where it is older', () => {
    write(INSTALLED, '{}');
    at(INSTALLED, 2000);
    at('package-lock.json', 1000);
    expect(needsInstall(root)).toBe(false);
    at('package-lock.json', 3000);
    expect(needsInstall(root)).toBe(true);
  });
});

describe('a step', () => {
  it('succeeds with its command', async () => {
    await expect(run(process.execPath, ['-e', ''])).resolves.toBeUndefined();
  });

  it('fails with it, and names it', async () => {
    const failed = run(process.execPath, ['-e', 'process.exit(3)']);
    await expect(failed).rejects.toThrow(StepError);
    await expect(failed).rejects.toThrow('process.exit(3) ended with 3');
  });

  it('fails where there is no such command', async () => {
    await expect(run('no-such-command', [])).rejects.toThrow('no-such-command cannot be run');
  });
});
