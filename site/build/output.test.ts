import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readFileList, writeFileList } from '#serve/file-list.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { changeOutput, freshFolder, keepEarlier, putInPlace } from './output.ts';
import { SettingError } from './setting-error.ts';

let root = '';
let out = '';
beforeEach(() => {
  root = temporaryFolder();
  out = path.join(root, 'site');
});

/** A build that writes these files. */
function build(files: Record<string, string>): void {
  const fresh = freshFolder(out);
  for (const [name, text] of Object.entries(files)) writeInto(fresh, name, text);
  keepEarlier(out, fresh);
  writeFileList(fresh);
  putInPlace(out, fresh);
}
const names = () => [...readFileList(out).keys()];
const read = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');

it('a build replaces the folder as a whole, and the previous one stays beside it', () => {
  mkdirSync(out);
  build({ 'index.html': 'one', 'old.html': 'old' });
  for (const [before, now] of [
    ['one', 'two'],
    ['two', 'three'],
  ] as const) {
    build({ 'index.html': now });
    expect([read(out), read(`${out}-last`)]).toEqual([now, before]);
    expect(names()).toEqual(['index.html']);
    expect(existsSync(`${out}-next`)).toBe(false);
  }
});

it('the folder does not change until the build is complete, nor when a build fails', () => {
  build({ 'index.html': 'one' });
  writeInto(freshFolder(out), 'index.html', 'failed');
  expect(read(out)).toBe('one');
  const fresh = freshFolder(out);
  expect(existsSync(path.join(fresh, 'index.html'))).toBe(false);
  rmSync(fresh, { recursive: true });
  expect(() => putInPlace(out, fresh)).toThrow(SettingError);
  expect(read(out)).toBe('one');
});

it('files with a hash in their name are kept for one more build', () => {
  build({ 'a.html': '1', 'assets/a-1.js': '1', 'assets/b.js': 'b', 'content/1/a.js': '1' });
  build({ 'assets/a-2.js': '2', 'assets/b.js': 'b' });
  expect(names()).toEqual([
    '_earlier/assets/a-1.js',
    '_earlier/content/1/a.js',
    'assets/a-2.js',
    'assets/b.js',
  ]);
  build({ 'assets/a-3.js': '3', 'assets/b.js': 'b' });
  expect(names()).toEqual(['_earlier/assets/a-2.js', 'assets/a-3.js', 'assets/b.js']);
});

it('files that are missing, changed, or not in a list are not kept', () => {
  build({ 'assets/a.js': 'a', 'assets/b.js': 'b', 'assets/c.js': 'c' });
  rmSync(path.join(out, 'assets/a.js'));
  writeInto(out, 'assets/b.js', '!');
  build({ 'index.html': 'two', 'assets/d.js': 'd' });
  expect(names()).toEqual(['_earlier/assets/c.js', 'assets/d.js', 'index.html']);
  writeInto(out, '_files.json', '{');
  build({ 'index.html': 'three' });
  expect(names()).toEqual(['index.html']);
});

it.each([
  ['is a file', 'site', ' is a file: set SITE_FOLDER to another folder.'],
  ['lies in a file', 'site/below', ' cannot be written: make it writable, or set SITE_FOLDER to'],
])('a folder that %s is refused', (_what, name, reason) => {
  writeFileSync(out, 'kept');
  const folder = path.join(root, name);
  expect(() => freshFolder(folder)).toThrow(folder + reason);
  expect(readFileSync(out, 'utf8')).toBe('kept');
});

it('a folder with files that no build wrote is refused', () => {
  writeInto(out, 'letter.txt', 'kept');
  expect(() => freshFolder(out)).toThrow(
    `${out} holds files that no build has written: set SITE_FOLDER to another folder.`,
  );
  expect(() => freshFolder('.')).toThrow(SettingError);
  expect(existsSync(path.join(out, 'letter.txt'))).toBe(true);
});

it('a full disk is not said to be forbidden', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const work = () => {
    throw full;
  };
  expect(() => changeOutput(out, work)).toThrow(full);
});
