/**
 * The only inline script. It stands in the head of every document, is allowed by its hash, and runs before anything is
 * painted. It must not import a module and must not need a second file:
 *
 * 1. `#/about` leads to `/about`. In an engine that cannot run the other scripts, the page stays as it was sent.
 * 2. The document learns that scripts run.
 * 3. Forms sent and buttons pressed before React has loaded are queued.
 * 4. A part that React fills from the address is hidden until then, and lazy pictures of visitors who save data until
 *    they have their texts.
 * 5. The style sheets load after the first picture. Then the rest of the page shows, one part at a time. When the page
 *    has loaded, the boot module runs. A file may never arrive, so everything shows after {@link LONGEST_WAIT} at the
 *    latest, or as soon as the visitor does something.
 */

/**
 * Milliseconds, counted from here, after which everything shows although a file hangs. The same number stands in
 * `site/build/critical.ts` as `4s`: change both.
 */
const LONGEST_WAIT = 4000;
/** How long the style sheets wait for the first picture, counted from the end of the document (ms). */
const PICTURE_WAIT = 2000;
/** Milliseconds in which a browser paints a picture that has arrived. */
const PAINT_TIME = 40;

/**
 * Whether this engine has all functions that the other scripts need. They are written here at build
 * (`build/engine-needs.ts`).
 */
declare const ENGINE_RUNS_SCRIPTS: boolean;

const page = document.documentElement;

/** Goes to the path that a `#/…` address stands for, on arrival and when the fragment changes later (reading 1). */
function followHashPath(): void {
  const { hash } = location;
  // One slash only: `#//host` would lead to another site. `LANGUAGE_PATH` is written here at build, such as `/sw`.
  if (hash.startsWith('#/')) location.replace(hash.replace(/^#[\\/]+/, `${LANGUAGE_PATH}/`));
}

/** Not in TypeScript's types: only some browsers report the connection. */
type WithConnection = { connection?: { saveData?: boolean } };

const savesData = Boolean((navigator as WithConnection).connection?.saveData);

/** Sets the classes that the CSS uses. When the address has a fragment, the rest of the page is not hidden. */
function markDocument(): void {
  const classes = ['scripted'];
  if (!location.hash) classes.push('awaitsStyles');
  if (savesData) classes.push('savesData');
  page.className = classes.join(' ');
}

const queryPart = () => document.querySelector<HTMLElement>('[data-awaits-query]');

/**
 * Hides what React fills from the query, which the document shows with other values. The attribute names the parameters
 * that are read. React shows the part then.
 */
function hideUntilQueryIsRead(): void {
  const part = queryPart();
  const query = new URLSearchParams(location.search);
  if (part?.dataset['awaitsQuery']?.split(' ').some((name) => query.has(name))) part.hidden = true;
}

/** React hangs or has failed: the part shows with the values of the document. */
function showQueryPart(): void {
  // A long document may not be complete yet.
  removeEventListener('DOMContentLoaded', hideUntilQueryIsRead);
  // Once React is there, it alone decides whether the part shows.
  const part = window.pending && queryPart();
  if (part) part.hidden = false;
}

/* The queue for React */

window.pending = new Set<HTMLElement>();

/**
 * Pairs of event and selector: clicks on buttons inside `[data-hydrate]` that do not submit, and all forms except those
 * that close a dialog.
 */
const NEEDS_REACT = [
  ['click', '[data-hydrate] button:not([type=submit])'],
  ['submit', 'form:not([method=dialog])'],
] as const;

function queueUntilReact(): void {
  for (const [name, selector] of NEEDS_REACT) {
    const queue = (event: Event) => {
      // React has loaded and handles the event itself.
      if (!window.pending) return;
      const element = (event.target as Element).closest<HTMLElement>(selector);
      if (!element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      element.dataset['pending'] = '';
      window.pending.add(element);
      dispatchEvent(new Event('reactNeeded'));
    };
    addEventListener(name, queue, true);
  }
  addEventListener('reactFailed', showFailure);
}

/**
 * React cannot be loaded: what has waited for it shows, and each waiting form shows the text of the `data-failure`
 * attribute inside it. The visitor's input stays, and a second try is queued again.
 */
function showFailure(): void {
  page.classList.add('plain');
  showQueryPart();
  for (const element of window.pending ?? []) {
    delete element.dataset['pending'];
    const status = element.querySelector<HTMLElement>('[data-failure]');
    if (!status) continue;
    status.textContent = status.dataset['failure'] ?? '';
    element.dataset['failed'] = '';
  }
  window.pending?.clear();
}

/* The rest of the page */

let isBooting = false;

/** @param query makes the address different: Firefox and WebKit do not request a failed module again */
function importBoot(boot: HTMLScriptElement, query = ''): void {
  // The browser does not run a `<script>` that came with `innerHTML`, so it is imported here.
  import(/* @vite-ignore */ boot.src + query).catch(() => {
    showFailure();
    // The boot module is missing, so this listener handles the next attempt.
    addEventListener('reactNeeded', () => importBoot(boot, `?${Date.now()}`), { once: true });
  });
}

/** Loads the boot module once; {@link loadStyles} has put its element beside the style sheets. */
function loadBoot(): void {
  const boot = document.querySelector<HTMLScriptElement>('#boot');
  if (!boot || isBooting) return;
  isBooting = true;
  importBoot(boot);
}

/** For visitors who save data, pictures stay hidden until `save-data.ts` has written their texts, but not for ever. */
function showPictures(): void {
  if (savesData && !document.getElementById('save-data')) page.classList.add('plain');
}

/** The rule no longer applies, but WebKit goes on with an animation that hides its own element. */
function endWaiting(part: Document | Element): void {
  for (const animation of part.getAnimations() as CSSAnimation[])
    if (animation.animationName === 'awaitsStyles') animation.cancel();
}

/** Shows what is below the first screen, with or without its style sheets. */
function showRest(): void {
  page.classList.remove('awaitsStyles');
  endWaiting(document);
  loadBoot();
}

/**
 * Shows what is below the first screen, each part in a task of its own. A slow phone needs long to lay out all parts
 * at once, and would answer a touch late. Browsers without `:has` have not hidden anything.
 */
function showParts(): void {
  const part = document.querySelector('.awaitsStyles :is(:has(#late))~:not(.shows)');
  if (part) {
    part.classList.add('shows');
    endWaiting(part);
    // Reading the height makes the browser lay out this part now, not together with the next one.
    if (page.offsetHeight) setTimeout(showParts);
    return;
  }
  page.classList.remove('awaitsStyles');
  endWaiting(document);
  // The boot module loads React. The files of the first screen come first.
  if (document.readyState === 'complete') loadBoot();
  else addEventListener('load', loadBoot);
}

const arrival = (sheet: HTMLLinkElement) =>
  new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });

/** The style sheets, and the boot module's element, which `<LateStyles>` keeps in a `<noscript>`; once. */
function openNoscript(): DocumentFragment | null {
  const noscript = document.querySelector('#late noscript');
  // The end marker follows the `<noscript>`: until the parser has reached it, part of the text may be missing.
  if (!noscript || !document.getElementById('late-end')) return null;
  noscript.remove();
  const template = document.createElement('template');
  template.innerHTML = noscript.textContent;
  return template.content;
}

const sheetsIn = (part: DocumentFragment) => [
  ...part.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]'),
];

/**
 * Loads the style sheets, then shows what waits for them. They go into the head: what React owns is drawn again when
 * something has changed the document, and leaves with its screen.
 */
function loadStyles(): void {
  const late = openNoscript();
  if (!late) return;
  void Promise.all(sheetsIn(late).map(arrival)).then(showParts);
  document.head.append(late);
  // The wait may have ended already.
  if (!page.classList.contains('awaitsStyles')) loadBoot();
}

/** The visitor wants to see the rest of the page, so nothing may wait any longer. */
function showNow(): void {
  loadStyles();
  showRest();
}

/** The visitor has tapped something on the first screen: the next frame shows the effect, so all else comes after it. */
function showAfterTap(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      loadStyles();
      showParts();
      loadBoot();
    }),
  );
}

/** Whatever still waits for a file shows: the file may never arrive. */
function endAllWaiting(): void {
  showQueryPart();
  showPictures();
  showRest();
}

/** Scrolling and keys. `blur`: when the visitor opens find in page from the browser's menu, no other event comes. */
const LOOKS_FURTHER = ['scroll', 'wheel', 'keydown', 'blur'];

function showRestInTime(): void {
  const afterPicture = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) setTimeout(loadStyles, PAINT_TIME);
  };
  document.addEventListener('load', afterPicture, true);
  document.addEventListener('error', afterPicture, true);
  // For a page without a picture, or a picture that never arrives.
  addEventListener('DOMContentLoaded', () => {
    // After `load` browsers do not move to the fragment again: the sheets that shift it must hold `load` back.
    if (location.hash) loadStyles();
    else setTimeout(loadStyles, PICTURE_WAIT);
    // A shell from the service worker (`withoutScreen`), the offline page and the pages of development have their style
    // sheets in the head: there is no wait.
    if (!document.getElementById('late-end')) showRest();
  });
  addEventListener('load', loadStyles);
  for (const act of LOOKS_FURTHER) addEventListener(act, showNow);
  addEventListener('click', showAfterTap);
  setTimeout(endAllWaiting, LONGEST_WAIT);
}

followHashPath();
addEventListener('hashchange', followHashPath);
if (ENGINE_RUNS_SCRIPTS) {
  markDocument();
  if (location.search) addEventListener('DOMContentLoaded', hideUntilQueryIsRead);
  queueUntilReact();
  showRestInTime();
} else {
  // Without scripts. The browser does not open the `<noscript>` by itself.
  addEventListener('DOMContentLoaded', () => {
    const late = openNoscript();
    if (late) document.head.append(...sheetsIn(late));
  });
}
