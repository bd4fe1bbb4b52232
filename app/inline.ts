/**
 * The only inline script, allowed by its hash. It runs before anything is painted: it sends `#/about` to
 * `/about`, marks the document as scripted, and holds whatever needs React until that has come, or says that
 * it will not come. Must not import anything before that.
 */
/**
 * `<script id="boot">`, global by its id once `openLate` has put it into the document. A script that comes as HTML does
 * not run by itself: it is imported.
 */
declare const boot: HTMLScriptElement;

/** `#/about` stands for `/about`, on arrival and when it changes later (reading 1). */
function enter(): void {
  if (location.hash.startsWith('#/'))
    // As it stands `#//host` would lead to another site.
    location.replace(location.hash.replace(/^#[\\/]+/, '/'));
}
enter();
addEventListener('hashchange', enter);

const page = document.documentElement;
/** Not in TypeScript's list: only some browsers have it. */
type Connected = { connection?: { saveData?: boolean } };
page.className = (navigator as Connected).connection?.saveData ? 'scripted savesData' : 'scripted';
const held = (window.held = new Set<HTMLElement>());

type Failing = HTMLElement & { dataset: { failure: string } };

/**
 * React cannot be had. What was typed stays, each form says what its markup keeps for the case,
 * and a further try is held again.
 */
function giveUp(): void {
  page.className += ' plain';
  for (const element of held) {
    delete element.dataset['held'];
    const status = element.querySelector<Failing>('[data-failure]');
    if (!status) continue;
    status.textContent = status.dataset.failure;
    element.dataset['failed'] = '';
  }
  held.clear();
}

/** What needs React, by the event that asks for it: forms, unless they only close a dialog, and some buttons. */
const NEEDS_REACT = [
  ['click', '[data-hydrate] button:not([type=submit])'],
  ['submit', 'form:not([method=dialog])'],
] as const;

for (const [name, selector] of NEEDS_REACT) {
  addEventListener(
    name,
    (event) => {
      const element = window.held && (event.target as Element).closest<HTMLElement>(selector);
      if (!element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      element.dataset['held'] = '';
      held.add(element);
      dispatchEvent(new Event('held'));
    },
    true,
  );
}
addEventListener('giveup', giveUp);

/** Milliseconds that a picture which has come is given to be painted. */
const PAINT = 40;

/** Asks for what `<LateStyles>` holds back, once all of it has come: it ends with a script. */
const openLate = () =>
  setTimeout(() => {
    const late = document.querySelector('noscript');
    if (late?.innerHTML.endsWith('t>')) late.outerHTML = late.innerHTML;
  }, PAINT);

/** More elements than a slow phone can set out without a touch having to wait. */
const MANY = 40;

/** Hides what is not hidden. @returns whether it was not */
const hide = (element: HTMLElement) => !element.hidden && (element.hidden = true);

/**
 * The style sheets are there: shows what is below the first screen, a small part at a time, as a slow phone would take
 * long to set out all of it at once. Then the boot module runs. Browsers that do not know `:has` show all at once.
 */
function showRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(':is(:has(#late))~*')].filter(hide);
  page.className += ' styled';
  const showNext = () => {
    const part = parts.shift();
    if (part) {
      // The height has the part before set out. What is in sight comes as a whole: its pieces would move one another.
      if (page.offsetHeight - scrollY > innerHeight && part.querySelectorAll('*')[MANY])
        parts.unshift(...[...(part.children as HTMLCollectionOf<HTMLElement>)].filter(hide));
      part.hidden = false;
      setTimeout(showNext);
      return;
    }
    // What the address points to may have been among the parts.
    if (!scrollY) document.querySelector(':target')?.scrollIntoView();
    import(/* @vite-ignore */ boot.src).catch(() => {
      giveUp();
      // Nobody else will hear of a further try.
      addEventListener('held', giveUp);
    });
  };
  setTimeout(showNext);
}

/** Style sheets still to come, of the two that each page has (`build/build.ts`). */
let awaited = 2;

/** What arrives with a page tells the document: its pictures that they are there, or blocked, and its style sheets. */
function follow({ target }: Event): void {
  const { rel, localName } = target as HTMLLinkElement;
  if (localName === 'img') openLate();
  else if (rel === 'stylesheet' && !--awaited) showRest();
}

document.addEventListener('error', follow, true);
document.addEventListener('load', follow, true);
// Where there is no such picture, and at the first touch.
addEventListener('load', openLate);
addEventListener('pointerdown', openLate);
