import { expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { sizesIn } from './write-service-worker.ts';

it('the worker gets the sizes of scripts and styles, and none where two have one key', () => {
  const folder = temporaryFolder();
  const files = { 'a-abcd1234.js': 'a', 'b.screen-efgh1234.css': 'bb', 'c-ijkl1234.svg': 'ccc' };
  const twins = { 'd-mnop1234.js': 'd', 'e-mnop5678.css': 'ee' };
  for (const [name, text] of Object.entries({ ...files, ...twins })) writeInto(folder, name, text);
  expect(sizesIn(folder)).toEqual({ abcd: 1, efgh: 2, mnop: 0 });
});
