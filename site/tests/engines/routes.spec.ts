/** A page of each kind opens completely in every engine: everything is styled, drawn, visible and in its place. */
import { kinds } from '../journeys/checks.ts';
import { NOWHERE } from '../built-pages.ts';
import { loadedFonts, lostWords, missingFiles, readToTheEnd } from './page-checks.ts';
import { test } from './test.ts';

// The narrowest screen, where text has least space.
test.use({ width: 360 });

for (const path of kinds) {
  test(`${path} is complete`, async ({ visitor, browserWindow, allowed }) => {
    // Only some browsers report the status of a document in the console.
    if (path === NOWHERE) allowed.push(/Failed to load resource: .* status of 404/);
    await visitor.open(path);
    await visitor.ready();
    await browserWindow.run(readToTheEnd);
    await visitor.until('files that are missing', [], missingFiles);
    await visitor.until('words that are lost', [], lostWords);
    await visitor.until('fonts', ['Headings', 'Text'], loadedFonts);
  });
}
