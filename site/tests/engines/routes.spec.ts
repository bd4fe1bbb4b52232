/**
 * Every page opens whole in every engine on a phone, and one of each route on a laptop: all of it styled, drawn, visible
 * and in place.
 */
import { htmlOf, notFoundKinds, paths, routeOf } from '../pages.ts';
import { loadedFonts, lostWords, missingFiles, readToTheEnd } from './page-checks.ts';
import { expect, test } from './test.ts';

test.use({ width: 360 });

for (const [index, path] of [...paths, ...notFoundKinds].entries()) {
  // Pages of one route differ in their words only, which have least room on a phone.
  const isFirst = paths.findIndex((other) => routeOf(other) === routeOf(path)) === index;
  test(`${path} is whole`, async ({ visitor, browserWindow, host, allowed }) => {
    const isNotFound = notFoundKinds.includes(path);
    // Only some browsers report the status of a document in the console.
    if (isNotFound) allowed.push(/Failed to load resource: .* status of 404/);
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? [];
    await visitor.open(path);
    await visitor.ready();
    for (const width of isFirst || isNotFound ? [360, 1280] : [360]) {
      await browserWindow.resize(width, 740);
      await browserWindow.run(readToTheEnd);
      await visitor.until(`files that are missing at ${width} px`, [], missingFiles);
      await visitor.until(`words that are lost at ${width} px`, [], lostWords);
    }
    await visitor.until('fonts', ['Bricolage Grotesque', 'Figtree'], loadedFonts);
    const shown = await browserWindow.run(() => document.querySelector('h1')?.innerHTML);
    expect(shown).toBe(heading);
    expect(await browserWindow.run(() => document.title)).toMatch(/ - KAG$/);
    expect(host.asked.filter((asked) => asked === path).length).toBeGreaterThan(0);
  });
}
