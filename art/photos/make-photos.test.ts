import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePhotos } from '@website/site/content/photo-processes.ts';
import { PHOTO_CACHE, type PhotoJob } from '@website/site/content/photos.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallPlaces } from './testing/photo-content.ts';
import { samplePhoto } from './testing/sample-photo.ts';

let folder = '';
let keys: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  keys = [];
  vi.stubEnv('PHOTO_PLACES', smallPlaces(folder));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const place of [folder, ...keys.map(inCache)])
    rmSync(place, { recursive: true, force: true });
});

const inCache = (key: string) => path.join(PHOTO_CACHE, key);

/** A photograph for a place, with a key of its own. */
async function jobFor(place: PhotoJob['place'], width: number, height: number): Promise<PhotoJob> {
  const file = path.join(folder, `${place}.jpg`);
  await (await samplePhoto({ width, height })).jpeg().toFile(file);
  const key = `${path.basename(folder)}-${place}`;
  keys.push(key);
  return { key, file, place, focus: { x: 50, y: 50 }, words: undefined, use: `the ${place}` };
}

it('a photograph of a wrong shape is refused before any other is made', async () => {
  const card = await jobFor('card', 480, 360);
  const panorama = await jobFor('tall', 1500, 550);
  expect(await makePhotos([card, panorama], (file) => path.basename(file))).toEqual([
    'the tall: tall.jpg: expected another shape: only 29 % of its 1,500 × 550 px are left in the tall cut of a hero; a photograph whose shape is nearer to 400 × 500 px shows more, or cut it yourself first',
  ]);
  expect(existsSync(inCache(card.key))).toBe(false);
});
