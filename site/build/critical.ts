/** The styles of each route's first screen, which stand in its documents (`docs/architecture.md`, Order of loading). */
import { access } from 'node:fs/promises';
import path from 'node:path';
import Beasties from 'beasties';
import { LATE_ID } from '#app/document-markers.ts';

/** Classes that a script sets before anything is painted, so that no markup shows them. */
const SCRIPTED = /\.(?:scripted|plain|savesData)\b/;

/**
 * What stands below `<LateStyles>` is hidden until the style sheets are there and `before-paint.ts` shows it. An
 * animation hides it, because an animation ends by itself: after 4 s all shows even where no script runs any more. It
 * changes nothing before its delay is over, so no frame has to be drawn for it. Browsers that cannot animate `display`
 * hide the content by `visibility`. On paper nothing is hidden.
 */
const REST =
  `@media screen{.awaitsStyles :has(#${LATE_ID})~:not(.shows)` +
  '{animation:awaitsStyles 1ms 4s backwards!important}}' +
  '@keyframes awaitsStyles{from{display:none;visibility:hidden}}';

/** A page that is printed before its style sheets are there is printed as it shows. */
const PRINT = /@media print\{(?:[^{}]|\{[^{}]*\})*\}/g;
/**
 * The rules of some style sheets that some markup needs, in the order of the cascade. A place among brothers is only
 * seen beside a name: `> li:last-child`, not `> :last-child`.
 * @param markup what stands on the first screens of a route's pages
 * @param hrefs addresses of the style sheets
 * @param folder where the built site lies
 * @throws when a style sheet is missing
 */
export async function criticalStyles(
  markup: string,
  hrefs: readonly string[],
  folder: string,
): Promise<string> {
  // Beasties would do without.
  await Promise.all(hrefs.map((href) => access(path.join(folder, href))));
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const beasties = new Beasties({
    path: folder,
    pruneSource: false,
    fonts: false,
    reduceInlineStyles: false,
    allowRules: [SCRIPTED],
    logLevel: 'silent',
  });
  const html = await beasties.process(
    `<html lang="en"><head>${links}</head><body><div id="root">${markup}</div></body></html>`,
  );
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, rules = '']) => rules);
  if (styles.length === 0) throw new Error(`No styles for the first screen in ${hrefs.join(', ')}`);
  return [...styles, REST].join('').replaceAll(PRINT, '');
}
