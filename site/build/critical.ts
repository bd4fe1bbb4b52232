/** Finds the styles of a route's first screen, which its documents contain (`docs/architecture.md`, Order of loading). */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Beasties from 'beasties';
import { LATE_ID } from '#app/document-markers.ts';
import { keptOr, keyOf } from './kept-results.ts';

/** Besides the markup and the style sheets, the rules depend on these. */
const CODE = keyOf(readFileSync(import.meta.filename), readFileSync('package-lock.json'));

/** Classes that a script sets before anything is painted, so they are not in the markup. */
const SCRIPTED = /\.(?:scripted|plain|savesData)\b/;

/**
 * Hides everything below `<LateStyles>` until the style sheets have loaded and `before-paint.ts` shows it. An animation
 * hides it, because an animation ends by itself: after 4 s everything shows, even if no script runs. During its delay the
 * animation changes nothing, so the browser draws no frames for it. Browsers that cannot animate `display` hide the
 * content by `visibility`. On paper nothing is hidden.
 */
const REST =
  `@media screen{.awaitsStyles :has(#${LATE_ID})~:not(.shows)` +
  '{animation:awaitsStyles 1ms 4s backwards!important}}' +
  '@keyframes awaitsStyles{from{display:none;visibility:hidden}}';

/** Rules for paper are left out: a page that is printed before its style sheets have loaded looks as on the screen. */
const PRINT = /@media print\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * The rules of some style sheets that some markup needs, in the order of the cascade. A selector for the place of an
 * element is found only with the element's name: `> li:last-child`, not `> :last-child`.
 * @param markup of the first screens of a route's pages
 * @param hrefs addresses of the style sheets
 * @param folder of the built site
 * @throws when a style sheet is missing
 */
export async function criticalStyles(
  markup: string,
  hrefs: readonly string[],
  folder: string,
): Promise<string> {
  // Beasties ignores missing style sheets.
  const sheets = await Promise.all(hrefs.map((href) => readFile(path.join(folder, href))));
  const key = keyOf('critical', CODE, markup, ...sheets);
  const kept = await keptOr(`${key}.css`, async () =>
    Buffer.from(await findStyles(markup, hrefs, folder)),
  );
  return kept.toString();
}

async function findStyles(
  markup: string,
  hrefs: readonly string[],
  folder: string,
): Promise<string> {
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
  if (styles.length === 0)
    throw new Error(`${hrefs.join(', ')} have no styles for the first screen`);
  return [...styles, REST].join('').replaceAll(PRINT, '');
}
