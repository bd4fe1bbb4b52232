/** A small build on disk, for tests that start the real server. It has the real words, and few pages. */
import { writeSite } from '@website/site/serve/testing/small-site.ts';
import { written } from './site-words.ts';

/**
 * Writes the build into a new folder. The test must remove it.
 * @param options `name`: of the company; `ink`: the colour of the browser's own bars
 */
export const writeSmallBuild = ({ name = written.words.site.name, ink = '#000000' } = {}) =>
  writeSite({
    '_service/site.json': JSON.stringify({
      ...written,
      colours: { ...written.colours, ink },
      words: { ...written.words, site: { ...written.words.site, name } },
    }),
  });
