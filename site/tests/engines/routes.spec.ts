/** Each route opens completely in every engine: everything is styled, drawn, visible and in its place. */
import { kinds } from '../journeys/checks.ts';
import { htmlOf, notFoundKinds, paths, routeOf } from '../built-pages.ts';
import { loadedFonts, lostWords, missingFiles, readToTheEnd } from './page-checks.ts';
import { expect, test } from './test.ts';

test.use({ width: 360 });

/** One page of each route: pages of one route differ only in their text. `site/tests/pages` checks every page. */
const firstOfEachRoute = paths.filter(
  (path, index) => paths.findIndex((other) => routeOf(other) === routeOf(path)) === index,
);

for (const path of [...firstOfEachRoute, ...notFoundKinds]) {
  test(`${path} is complete`, async ({ visitor, browserWindow, host, allowed }) => {
    // Only some browsers report the status of a document in the console.
    if (notFoundKinds.includes(path)) allowed.push(/Failed to load resource: .* status of 404/);
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? [];
    await visitor.open(path);
    await visitor.ready();
    // The narrowest screen, where text has least space; and a laptop.
    for (const width of kinds.includes(path) ? [360, 1280] : [360]) {
      await browserWindow.resize(width, 740);
      await browserWindow.run(readToTheEnd);
      await visitor.until(`files that are missing at ${width} px`, [], missingFiles);
      await visitor.until(`words that are lost at ${width} px`, [], lostWords);
    }
    await visitor.until('fonts', ['Headings', 'Text'], loadedFonts);
    const shown = await browserWindow.run(() =>
      document.querySelector('h1')?.innerHTML.replaceAll('&nbsp;', '\u00a0'),
    );
    expect(shown).toBe(heading);
    expect(await browserWindow.run(() => document.title)).toMatch(/ - KAG$/);
    expect(host.asked.filter((asked) => asked === path).length).toBeGreaterThan(0);
  });
}
