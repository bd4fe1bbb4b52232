import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from './site-build.mjs';

describe('the state of a build', () => {
  const home = process.cwd();
  let root = '';
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'project-'));
    for (const folder of ['site/app', 'site/public', 'site/tests', 'content/facts', 'docs', 'dist'])
      mkdirSync(path.join(root, folder), { recursive: true });
    write('site/app/boot.ts', 'boot');
    write('site/public/a.avif', 'picture');
    write('dist/index.html', '<h1>Home</h1>');
    vi.stubEnv('CONTENT_FOLDER', undefined);
    process.chdir(root);
  });
  afterEach(() => {
    process.chdir(home);
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  const state = () => JSON.stringify(stateOf('dist'));

  it.each([
    ['a changed source of the same size', () => write('site/app/boot.ts', 'BOOT')],
    ['a new one', () => write('site/app/new.ts', 'new')],
    ['a removed one', () => rmSync(path.join(root, 'site/app/boot.ts'))],
    ['another picture', () => write('site/public/a.avif', 'PICTURE')],
    ['other content', () => write('content/facts/site.yaml', 'name: Kilele')],
    ['other packages', () => write('package-lock.json', '{}')],
    ['another setting', () => void vi.stubEnv('SUBMISSIONS', 'live')],
    ['a page that another program has built', () => write('dist/index.html', '<h1>Other</h1>')],
    [
      'an older file in the place of a newer one',
      () => {
        write('docs/older.ts', 'boot');
        renameSync(path.join(root, 'docs/older.ts'), path.join(root, 'site/app/boot.ts'));
      },
    ],
  ])('changes with %s', (_what, change) => {
    const before = state();
    // The clock of a disk may be coarse: the change must be later than the files above.
    const changedAt = (name: string) => statSync(path.join(root, name)).ctimeMs;
    do write('docs/clock', '');
    while (changedAt('docs/clock') === changedAt('dist/index.html'));
    change();
    expect(state()).not.toBe(before);
  });

  it('changes with content outside of the project, and reads nothing beside a folder that is missing', () => {
    const content = mkdtempSync(path.join(tmpdir(), 'content-'));
    mkdirSync(path.join(content, 'facts'));
    vi.stubEnv('CONTENT_FOLDER', path.join(content, 'en'));
    const before = state();
    writeFileSync(path.join(content, 'facts/site.yaml'), 'name: Highland Growers');
    const after = state();
    rmSync(path.join(content, 'facts'), { recursive: true });
    const missing = state();
    writeFileSync(path.join(content, 'anything'), '');
    expect(after).not.toBe(before);
    expect(state()).toBe(missing);
    rmSync(content, { recursive: true });
  });

  it('stays with what no build reads', () => {
    const before = state();
    write('docs/a.md', 'text');
    write('site/tests/a.ts', 'test');
    expect(state()).toBe(before);
  });
});
