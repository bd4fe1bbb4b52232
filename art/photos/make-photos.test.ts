import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makePhotos } from '@website/site/content/photo-processes.ts';
import { PHOTO_CACHE, type PhotoJob } from '@website/site/content/photos.ts';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { smallPlaces } from './testing/photo-content.ts';
import { samplePhoto } from './testing/sample-photo.ts';

it('a photograph of a wrong shape is refused before any other is made', async () => {
  const folder = temporaryFolder();
  vi.stubEnv('PHOTO_PLACES', smallPlaces(folder));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const inCache = (key: string) => path.join(PHOTO_CACHE, key);

  /** A photograph for a place, with a key of its own. */
  async function jobFor(place: PhotoJob['place'], width: number, height: number) {
    const file = path.join(folder, `${place}.jpg`);
    await (await samplePhoto({ width, height })).jpeg().toFile(file);
    const key = `${path.basename(folder)}-${place}`;
    onTestFinished(() => rmSync(inCache(key), { recursive: true, force: true }));
    return { key, file, place, focus: { x: 50, y: 50 }, words: undefined, use: `the ${place}` };
  }

  onTestFinished(() => void vi.unstubAllEnvs());
  const card = await jobFor('card', 480, 360);
  const panorama = await jobFor('tall', 1500, 550);
  expect(await makePhotos([card, panorama], (file) => path.basename(file))).toEqual([
    expect.stringMatching(
      /^the tall: tall.jpg: expected another shape: only 29 % of its 1,500 × 550/,
    ),
  ]);
  expect(existsSync(inCache(card.key))).toBe(false);
});
