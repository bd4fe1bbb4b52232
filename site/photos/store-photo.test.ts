import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { expect, it } from 'vitest';
import { reasonOf, store } from './store-photo.ts';

const size = { width: 1, height: 1, widths: [1], webp: 1 };
const entry = { ...size, hash: 'ab', ground: 'sand', warnings: [], files: [] };
const avif = { name: '240.avif', content: Buffer.from('one') };
const webp = { name: '240.webp', content: Buffer.from('two') };
const files = [avif, webp];

it('a photograph gets a folder with its files; one that cannot be written leaves no incomplete one', async () => {
  const folder = temporaryFolder();
  await store(folder, 'first', { entry, files });
  expect(readdirSync(path.join(folder, 'first'))).toEqual(['240.avif', '240.webp', 'entry.json']);
  // There is no such folder.
  const broken = { ...webp, name: 'missing/240.webp' };
  await expect(store(folder, 'second', { entry, files: [avif, broken] })).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['first']);
  expect(readFileSync(path.join(folder, 'first/240.webp'), 'utf8')).toBe('two');
});

it('a full disk is named', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(reasonOf(full)).toMatch(/^the disk is full: make room on it and try again/);
});
