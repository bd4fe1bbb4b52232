/**
 * The only inline script, allowed by its hash. It runs before anything is painted: it sends `#/about` to
 * `/about`, marks the document as scripted, and holds whatever needs React until that has come, or says that
 * it will not come. Must not import anything.
 */
if (location.hash.startsWith('#/')) {
  // Without the second replacement `#//host` would lead to another site.
  location.replace(
    location.hash.slice(1).replace(/^[^?]*/, (path) => path.toLowerCase().replace(/[\\/]+/g, '/')),
  );
}
const page = document.documentElement;
const { connection } = navigator as { connection?: { saveData?: boolean } };
page.className = connection?.saveData ? 'scripted savesData' : 'scripted';
const held = (window.held = new Set<HTMLElement>());
let isBootMissing = false;

/**
 * React cannot be had. What was typed stays, each form says what its markup keeps for the case,
 * and a further try is held again.
 */
function giveUp(): void {
  page.classList.add('plain');
  for (const element of held) {
    element.removeAttribute('data-held');
    const status = element.querySelector<HTMLElement>('[data-failure]');
    if (!status) continue;
    status.textContent = status.dataset['failure'] ?? '';
    element.setAttribute('data-failed', '');
  }
  held.clear();
}

/** A form on its way, unless it only closes a dialog; a button that needs React. */
function needsReact(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return target.matches('[method=dialog]') ? null : target;
  return target.closest('[data-hydrate] button:not([type=submit])');
}

for (const name of ['submit', 'click']) {
  addEventListener(
    name,
    (event) => {
      const element = window.held && needsReact(event);
      if (!element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      element.setAttribute('data-held', '');
      held.add(element);
      if (isBootMissing) giveUp();
      else dispatchEvent(new Event('held'));
    },
    true,
  );
}
addEventListener('giveup', giveUp);
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).id !== 'boot') return;
    isBootMissing = true;
    giveUp();
  },
  true,
);
