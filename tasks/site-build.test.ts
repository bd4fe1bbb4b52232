import { renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeInto } from '../site/tests/temporary-folder.ts';
import { stateOf } from './site-build.mjs';

describe('the state of a build', () => {
  const home = process.cwd();
  let root = '';
  const write = (name: string, text: string) => writeInto(root, name, text);
  beforeEach(() => {
    root = temporaryFolder();
    write('site/app/boot.ts', 'boot');
    write('site/public/a.avif', 'picture');
    write('docs/older.ts', 'boot');
    write('site/tests/a.ts', '');
    write('dist/index.html', '<h1>Home</h1>');
    vi.stubEnv('CONTENT_FOLDER', undefined);
    process.chdir(root);
  });
  afterEach(() => {
    process.chdir(home);
    vi.unstubAllEnvs();
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
      () => renameSync(path.join(root, 'docs/older.ts'), path.join(root, 'site/app/boot.ts')),
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
    const content = temporaryFolder();
    vi.stubEnv('CONTENT_FOLDER', path.join(content, 'en'));
    const missing = state();
    writeInto(content, 'anything', '');
    expect(state()).toBe(missing);
    writeInto(content, 'facts/site.yaml', 'name: Kilele');
    const before = state();
    writeInto(content, 'facts/site.yaml', 'name: Maziwa');
    expect(state()).not.toBe(before);
  });

  it('stays with what no build reads', () => {
    const before = state();
    write('docs/a.md', 'text');
    write('site/tests/a.ts', 'test');
    expect(state()).toBe(before);
  });
});
