/** A small build on disk, for tests that start the real server. It has the real words, and few pages. */
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { written } from './site-words.ts';

/**
 * Writes the build into a new folder, which goes when the test ends.
 * @param options `name`: of the company; `ink`: the colour of the browser's own bars
 * @returns the folder
 */
export function writeSmallBuild({ name = written.words.site.name, ink = '#000000' } = {}): string {
  const { folder } = writeSite({
    '_service/site.json': JSON.stringify({
      ...written,
      colours: { ...written.colours, ink },
      words: { ...written.words, site: { ...written.words.site, name } },
    }),
  });
  onTestFinished(() => {
    for (const one of [folder, `${folder}.txt`]) rmSync(one, { recursive: true, force: true });
  });
  return folder;
}
