import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { makePhotos } from './photo-processes.ts';
import { samplePhoto } from './testing/sample-photo.ts';

it('making photographs ends when it is told to', async () => {
  const folder = temporaryFolder();
  const photo = await samplePhoto({ width: 960, height: 640 });
  writeInto(folder, 'field.jpg', await photo.jpeg().toBuffer());
  const job = {
    key: 'never-made',
    file: path.join(folder, 'field.jpg'),
    place: 'card',
    focus: { x: 50, y: 50 },
    inks: {},
  } as const;
  const told = new AbortController();
  const made = makePhotos([job], String, told.signal);
  told.abort();
  await expect(made).rejects.toThrow('The operation was aborted');
});
