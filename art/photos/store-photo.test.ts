import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { expect, it, vi } from 'vitest';
import { reasonOf, store } from './store-photo.ts';

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

const entry = {
  hash: 'ab',
  width: 1,
  height: 1,
  widths: [1],
  webp: 1,
  ground: 'sand',
  warnings: [],
  files: [],
};
const files = [
  { name: '240.avif', content: Buffer.from('one') },
  { name: '240.webp', content: Buffer.from('two') },
];

it('a photograph gets a folder with its files; a full disk leaves no incomplete one', async () => {
  const folder = temporaryFolder();
  await store(folder, 'first', { entry, files });
  expect(readdirSync(path.join(folder, 'first'))).toEqual(['240.avif', '240.webp', 'entry.json']);
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const before = vi.mocked(writeFile).getMockImplementation();
  vi.mocked(writeFile).mockImplementation((file, ...rest) =>
    typeof file === 'string' && file.endsWith('240.webp')
      ? Promise.reject(full)
      : (before?.(file, ...rest) ?? Promise.resolve()),
  );
  const failure: unknown = await store(folder, 'second', { entry, files }).catch(
    (error: unknown) => error,
  );
  expect(reasonOf(failure)).toMatch(/^the disk is full: make room on it and try again/);
  expect(readdirSync(folder)).toEqual(['first']);
  expect(readFileSync(path.join(folder, 'first/240.webp'), 'utf8')).toBe('two');
});
