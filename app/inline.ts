/**
 * The only inline script, allowed by its hash. It runs before anything is painted: it sends `#/about` to
 * `/about`, marks the document as scripted, and holds whatever needs React until that has come, or says that
 * it will not come. Must not import anything before that.
 */
/**
 * `<script id="boot">`, global by its id once `open` has put it into the document. A script that comes as HTML does
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
const { connection } = navigator as { connection?: { saveData?: boolean } };
page.className = `scripted${connection?.saveData ? ' savesData' : ''}`;
const held = (window.held = new Set<HTMLElement>());

/**
 * React cannot be had. What was typed stays, each form says what its markup keeps for the case,
 * and a further try is held again.
 */
function giveUp(): void {
  page.className += ' plain';
  for (const element of held) {
    delete element.dataset['held'];
    const status = element.querySelector<HTMLElement>('[data-failure]');
    if (!status) continue;
    status.textContent = status.dataset['failure'] ?? '';
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

/** Does something once the next frame has been painted. */
const soon = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

/** Asks for what `<LateStyles>` holds back. */
function open(): void {
  const late = document.querySelector('noscript');
  if (late) late.outerHTML = late.innerHTML;
}

/** The first picture must not share the line, nor wait to be painted. */
const openSoon = () => soon(open);

/** All that the page needs to look as it should is there. */
function begin(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(':has(#late)~:not([hidden])')];
  for (const part of parts) part.hidden = true;
  page.className += ' styled';
  // What is below the first screen shows a part a frame: a slow phone would take long to set out all of it at once.
  const showNext = () => {
    const part = parts.shift();
    if (part) {
      part.hidden = false;
      soon(showNext);
      return;
    }
    // What the address points to may have been among it.
    if (!scrollY) document.querySelector(':target')?.scrollIntoView();
    import(/* @vite-ignore */ boot.src).catch(() => {
      // Nobody else will hear of it.
      addEventListener('held', giveUp);
      giveUp();
    });
  };
  soon(showNext);
}

/** Style sheets still to come, of the two that each page has (`build/build.ts`). */
let awaited = 2;

/** What arrives with a page tells the document: its pictures that they are there, or blocked, and its style sheets. */
function follow({ target }: Event): void {
  const { rel, localName } = target as HTMLLinkElement;
  if (localName === 'img') openSoon();
  else if (rel === 'stylesheet' && !--awaited) begin();
}

document.addEventListener('error', follow, true);
document.addEventListener('load', follow, true);
// Where there is no such picture, and at the first touch.
addEventListener('load', openSoon);
addEventListener('pointerdown', open);
