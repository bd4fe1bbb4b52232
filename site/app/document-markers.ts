/**
 * The marks in a document by which other programs find its parts: the script in its head, the build, the service
 * worker, the budgets. `before-paint.ts` may import nothing and repeats the ids.
 */

/** The place of the style sheets in the rendered page; the document replaces it. */
export const LATE_STYLES = '<!--styles-->';
/** The element around the late style sheets; the content after it, or after an element around it, waits for them. */
export const LATE_ID = 'late';
/** The last element in there. Once the parser has reached it, all before it has arrived. */
export const LATE_END_ID = 'late-end';
export const LATE_END = `<template id="${LATE_END_ID}"></template>`;
/** The boot module's `<script>`. Its `data-enhance` and `data-client` name the scripts that it loads. */
export const BOOT_ID = 'boot';

const all = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found);

/** Addresses of the style sheets. */
export const styleSheetsOf = (html: string): string[] =>
  all(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);

/** Addresses of the scripts in the document. */
export const scriptsOf = (html: string): string[] => all(html, /<script[^>]* src="([^"]+)"/g);

/** Addresses of the scripts that the boot module loads, React's entry before the files of the screen. */
export const laterScriptsOf = (html: string): string[] =>
  all(html, / data-(?:enhance|client)="([^"]+)"/g).flatMap((list) => list.split(' '));

/** Addresses of all that the document links to, except pictures. */
export const linksOf = (html: string): string[] =>
  all(html, /<(?:link|script|use)\b[^>]* (?:href|src)="([^"#]+)/g);

/** Identifies the build of a document: React's entry, whose file name changes with every file that it loads. */
export const buildOf = (html: string): string => / data-client="([^" ]*)/.exec(html)?.[1] ?? '';

/** Whether the router must find the route of the document. */
export const isRouteUnknown = (html: string): boolean => /<html[^>]* data-route-unknown/.test(html);

/** Changes the document into one without a route: the router finds the route of the address and draws it. */
export const withoutRoute = (html: string): string =>
  html.replace(/<html[^>]*>/, (tag) =>
    tag
      .replaceAll(/ data-(?:route|not-found|route-unknown)="[^"]*"/g, '')
      .replace('>', ' data-route-unknown="true">'),
  );

/** Late style sheets, and the boot module beside them. */
const LATE = /<link rel="stylesheet"[^>]*>|<script[^>]* id="boot"[^>]*><\/script>/g;
/** React's entry, which can find all others, then the scripts of the screen. */
const CLIENT = /( data-client="[^" ]*)[^"]*/;

/** The document without React, which knows only the addresses of its own language, and draws nothing at others. */
export const withoutReact = (html: string): string =>
  html.replace(/ data-client="[^"]*"/, ' data-client=""');

/** The document without its screen: the shell, on which the router draws another page. */
export function withoutScreen(html: string): string {
  const whole = withoutRoute(html).replace(CLIENT, '$1');
  // The style sheets are inside the screen.
  const late = whole.match(LATE) ?? [];
  return whole
    .replaceAll(LATE, '')
    .replace('</head>', () => `${late.join('')}</head>`)
    .replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1</main>');
}

/** The document with more in its head, and with more before the page. */
export const withParts = (html: string, head: string, body = ''): string =>
  html.replace('</head>', () => `${head}</head>`).replace('<body>', () => `<body>${body}`);

/** The element of a module script. */
export const moduleScript = (address: string): string =>
  `<script type="module" src="${address}"></script>`;

/** The element of a style sheet. */
export const styleSheet = (address: string): string => `<link rel="stylesheet" href="${address}">`;

/** Source of the script that runs before paint. */
export const inlineScriptOf = (html: string): string =>
  all(html, /<script>([\s\S]*?)<\/script>/g).join('');
