/**
 * The only inline script, allowed by its hash. It runs before anything is painted: it sends `#/about` to
 * `/about`, marks the document as scripted, and holds whatever needs React until that has come, or says that
 * it will not come. Must not import anything.
 */
if (location.hash.startsWith('#/')) {
  // As it stands `#//host` would lead to another site.
  location.replace(location.hash.slice(1).replace(/^[\\/]+/, '/'));
}
const page = document.documentElement;
const { connection } = navigator as { connection?: { saveData?: boolean } };
page.className = connection?.saveData ? 'scripted savesData' : 'scripted';
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
const NEEDS_REACT = {
  click: '[data-hydrate] button:not([type=submit])',
  submit: 'form:not([method=dialog])',
};

for (const [name, selector] of Object.entries(NEEDS_REACT)) {
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

/** Style sheets still to come, of the two that each page has (`build/build.ts`); with the last one what is below the first screen shows. */
let awaited = 2;

/** The style sheets are asked for once the first picture is there, or at the first touch: it must not share the line. */
function follow({ type, target }: Event): void {
  const { id, rel } = target as HTMLLinkElement;
  if (id === 'boot') {
    if (type === 'error') {
      // Nobody else will hear of it.
      addEventListener('held', giveUp);
      giveUp();
    }
  } else if (rel === 'stylesheet') {
    if (!--awaited) {
      page.className += ' styled';
      dispatchEvent(new Event('styled'));
    }
  } else if (!rel) {
    const late = document.querySelector('noscript');
    if (late) late.outerHTML = late.innerHTML;
  }
}

for (const name of ['error', 'load', 'pointerdown']) document.addEventListener(name, follow, true);
// Where there is no such picture. What parts of the page tell the document of, the window does not hear.
addEventListener('load', follow);
