import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sizesIn } from './write-service-worker.ts';

it('the worker gets the sizes of scripts and styles, and none where two have one key', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  const files = { 'a-abcd1234.js': 'a', 'b.screen-efgh1234.css': 'bb', 'c-ijkl1234.svg': 'ccc' };
  const twins = { 'd-mnop1234.js': 'd', 'e-mnop5678.css': 'ee' };
  for (const [name, text] of Object.entries({ ...files, ...twins }))
    writeFileSync(path.join(folder, name), text);
  expect(sizesIn(folder)).toEqual({ abcd: 1, efgh: 2, mnop: 0 });
  rmSync(folder, { recursive: true });
});
