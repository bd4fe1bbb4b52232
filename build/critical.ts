/** The styles of each route's first screen, which stand in its documents (architecture.md, Styles). */
import { access } from 'node:fs/promises';
import path from 'node:path';
import Beasties from 'beasties';

/** Set by the inline script before anything is painted, so no markup shows them. */
const SCRIPTED = /\.(?:scripted|plain|savesData)\b/;

/** Where scripts bring the style sheets (`app/inline.ts`), what stands below `<LateStyles>` waits for them as well. */
const BELOW = '.scripted:not(.styled) :has(#late)~*{display:none}';

/** Nobody prints before the style sheets are there. */
const PRINT = /@media print\{(?:[^{}]|\{[^{}]*\})*\}/g;
const DEFINITION = /(--[\w-]+):[^;{}]*;?/g;

/** Leaves out the custom properties that no rule asks for. The style sheets have them all. */
function withoutUnused(styles: string): string {
  const used = new Set(Array.from(styles.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const less = styles.replace(DEFINITION, (definition, name: string) =>
    used.has(name) ? definition : '',
  );
  // What has gone may have asked for others.
  return less === styles ? less : withoutUnused(less);
}

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
  return withoutUnused([...styles, BELOW].join('').replaceAll(PRINT, ''));
}
