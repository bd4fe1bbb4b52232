import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFileList, writeFileList } from '#serve/file-list.ts';
import { attempt, freshFolder, keepEarlier, putInPlace } from './output.ts';
import { SettingError } from './setting-error.ts';

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-'));
  out = path.join(root, 'site');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (folder: string, name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

/** A build that writes these files. */
function build(files: Record<string, string>): void {
  const fresh = freshFolder(out);
  for (const [name, text] of Object.entries(files)) write(fresh, name, text);
  keepEarlier(out, fresh);
  writeFileList(fresh);
  putInPlace(out, fresh);
}
const names = () => [...readFileList(out).keys()];

describe('the output folder', () => {
  it('is replaced as a whole, and the previous build stays beside it', () => {
    build({ 'index.html': 'one', 'old.html': 'old' });
    build({ 'index.html': 'two' });
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('two');
    expect(names()).toEqual(['index.html']);
    expect(existsSync(`${out}-next`)).toBe(false);
    expect(readFileSync(path.join(`${out}-last`, 'index.html'), 'utf8')).toBe('one');
    build({ 'index.html': 'three' });
    expect(readFileSync(path.join(`${out}-last`, 'index.html'), 'utf8')).toBe('two');
  });

  it('does not change until the build is complete, nor when a build fails', () => {
    build({ 'index.html': 'one' });
    write(freshFolder(out), 'index.html', 'failed');
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('one');
    const fresh = freshFolder(out);
    expect(existsSync(path.join(fresh, 'index.html'))).toBe(false);
    rmSync(fresh, { recursive: true });
    expect(() => putInPlace(out, fresh)).toThrow(SettingError);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('one');
  });

  it('keeps files with a hash in their name for one more build', () => {
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

  it('does not keep files that are missing, changed, or not in a list', () => {
    build({ 'assets/a.js': 'a', 'assets/b.js': 'b', 'assets/c.js': 'c' });
    rmSync(path.join(out, 'assets/a.js'));
    write(out, 'assets/b.js', '!');
    build({ 'index.html': 'two', 'assets/d.js': 'd' });
    expect(names()).toEqual(['_earlier/assets/c.js', 'assets/d.js', 'index.html']);
    write(out, '_files.json', '{');
    build({ 'index.html': 'three' });
    expect(names()).toEqual(['index.html']);
  });

  it.each([
    ['is a file', 'site', ' is a file: set SITE_FOLDER to another folder.'],
    [
      'lies in a file',
      'site/below',
      ' cannot be written: make it writable, or set SITE_FOLDER to another folder. (ENOTDIR',
    ],
  ])('that %s is refused', (_what, name, reason) => {
    writeFileSync(out, 'kept');
    const folder = path.join(root, name);
    expect(() => freshFolder(folder)).toThrow(SettingError);
    expect(() => freshFolder(folder)).toThrow(folder + reason);
    expect(readFileSync(out, 'utf8')).toBe('kept');
  });

  it('is refused if it has files that no build wrote', () => {
    write(out, 'letter.txt', 'kept');
    expect(() => freshFolder(out)).toThrow(
      `${out} holds files that no build has written: set SITE_FOLDER to another folder.`,
    );
    expect(() => freshFolder('.')).toThrow(SettingError);
    expect(readFileSync(path.join(out, 'letter.txt'), 'utf8')).toBe('kept');
  });

  it('on a full disk is not said to be forbidden', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const work = () => {
      throw full;
    };
    expect(() => attempt(out, work)).toThrow(full);
  });

  it('may be an empty folder', () => {
    mkdirSync(out);
    build({ 'index.html': 'one' });
    expect(names()).toEqual(['index.html']);
  });
});
