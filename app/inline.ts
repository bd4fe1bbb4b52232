/**
 * The only inline script, allowed by its hash. It runs before anything is painted: it sends `#/about` to
 * `/about`, marks the document as scripted, and holds whatever needs React until that has come, or says that
 * it will not come. Must not import anything before that.
 */
/** An element with an id is global. This script does not run where the style sheets come from; it is imported. */
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
    status.textContent = status.getAttribute('data-failure');
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

/** Style sheets still to come, of the two that each page has (`build/build.ts`). */
let awaited = 2;

/** What arrives with a page tells the document: its pictures that they are there, or blocked, and its style sheets. */
function follow({ target }: Event): void {
  const { rel, localName } = target as HTMLLinkElement;
  if (localName === 'img') openSoon();
  else if (rel === 'stylesheet' && !--awaited) {
    // Now what is below the first screen shows, and the page is as long as it will be.
    page.className += ' styled';
    // What the address points to may have been among it.
    if (!scrollY) document.querySelector(':target')?.scrollIntoView();
    import(/* @vite-ignore */ boot.src).catch(() => {
      // Nobody else will hear of it.
      addEventListener('held', giveUp);
      giveUp();
    });
  }
}

/** Asks for what `<LateStyles>` holds back. */
function open(): void {
  const late = document.querySelector('noscript');
  if (late) late.outerHTML = late.innerHTML;
}

/** The first picture must not share the line, nor wait to be painted: all else comes after the frame that shows it. */
const openSoon = () => requestAnimationFrame(() => setTimeout(open));

document.addEventListener('error', follow, true);
document.addEventListener('load', follow, true);
// Where there is no such picture, and at the first touch.
addEventListener('load', openSoon);
addEventListener('pointerdown', open);
