/** Changes to the text of a kept document, whose markup is our own (`app/document.tsx`). Pure. */

/** What `<LateStyles>` holds back. */
const LATE = /<link rel="stylesheet"[^>]*>|<script[^>]* id="boot"[^>]*><\/script>/g;

/** What the boot module loads: the entry, which can find the rest, then the files that its screen needs. */
const SCREEN_SCRIPTS = /(data-client="[^" ]*)[^"]*/;

/** Addresses of the scripts and style sheets that a document cannot do without. */
export function needsOf(html: string): string[] {
  const tags = html.matchAll(/<(?:link rel="stylesheet"|script)[^>]* (?:href|src)="([^"]+)"/g);
  return Array.from(tags, ([, address = '']) => address);
}

/** Addresses of all that a document links to, except pictures. */
export function linksOf(html: string): string[] {
  const tags = html.matchAll(/<(?:link|script|use)\b[^>]* (?:href|src)="([^"#]+)/g);
  return Array.from(tags, ([, address = '']) => address);
}

/** Leaves it to the router to say what the address is and to draw it: the document is made for no route. */
export function undecided(html: string): string {
  return html.replace(/<html[^>]*>/, (tag) =>
    tag
      .replaceAll(/ data-(?:route|lost|undecided)="[^"]*"/g, '')
      .replace('>', ' data-undecided="true">'),
  );
}

/** The document of one page as that of another, which the router will draw: the shell and no screen. */
export function emptied(html: string): string {
  // Some of them stand inside the screen that goes.
  const whole = undecided(html).replace(SCREEN_SCRIPTS, '$1');
  const late = whole.match(LATE) ?? [];
  return whole
    .replaceAll(LATE, '')
    .replace('</head>', () => `${late.join('')}</head>`)
    .replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1</main>');
}

/** Whether {@link undecided} has made it. */
export const isUndecided = (html: string) => /<html[^>]* data-undecided/.test(html);

/** What tells the builds that two documents are from apart: the entry of React, which names all that it loads. */
export const buildOf = (html: string) => /data-client="[^" ]*/.exec(html)?.[0] ?? '';

/** Puts a place for the notice above the page, and what fills it. */
export function withNotice(html: string, script: string, styles: readonly string[]): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html
    .replace('</head>', () => `${sheets}<script type="module" src="${script}"></script></head>`)
    .replace('<body>', '<body><p id="offline" role="status" data-screen-only></p>');
}
