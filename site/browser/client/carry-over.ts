/**
 * Carries what a visitor has done over to a page that React has drawn again. It does so when the document is not exactly
 * the one that was sent: a browser has translated it, an extension has put an icon beside a field, a content network has
 * rewritten an address. Elements that have left the document still hold what was typed into them.
 */

/** Elements that a visitor types into, chooses, opens, focuses, or that wait in the queue. */
const ACTED_ON = 'a, button, details, dialog, form, input, select, summary, textarea, [popover]';

/** What a panel above the page is opened with. */
type Opening = 'showModal' | 'showPopover';

/** Old engines do not know some selectors. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/**
 * What tells an element from the others, however the text and the elements around it were changed. Ids of links are left
 * out, because a script removes some, and ids of fields with names, because React makes others.
 */
function nameOf(element: Element): string {
  const { localName } = element;
  const says = (attribute: string) => element.getAttribute(attribute) ?? '';
  const own = says('name') || (localName === 'a' ? says('href') : says('id'));
  const form = element.closest('form')?.getAttribute('name') ?? '';
  return [localName, own, says('type'), says('value'), form].join('|');
}

/** The elements by name, and by number among those with the same name. */
function named(container: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  return new Map(
    Array.from(container.querySelectorAll<HTMLElement>(ACTED_ON), (element) => {
      const name = nameOf(element);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name}|${count}`, element];
    }),
  );
}

/** Gives an element the state of the one before. */
function copyState(before: HTMLElement, after: HTMLElement): void {
  if (before instanceof HTMLDetailsElement) after.toggleAttribute('open', before.open);
  if (before instanceof HTMLSelectElement) (after as HTMLSelectElement).value = before.value;
  if (before instanceof HTMLInputElement) (after as HTMLInputElement).checked = before.checked;
  if (before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement)
    (after as HTMLInputElement).value = before.value;
}

/** Moves the focus, and the caret in a field. */
function moveFocus(before: HTMLElement, after: HTMLElement): void {
  after.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = before as Partial<HTMLInputElement>;
  // Only texts have a caret, and of fields for e-mail addresses a script may not read it.
  if (typeof selectionStart === 'number' && typeof selectionEnd === 'number')
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Remembers the elements of a page that React is about to take over.
 * @returns `writeBack`, to be called when React has drawn: if it has drawn the page again, the new elements get the state
 * of the old ones, and the event `redrawn` is sent; `current`, the element that is now in the place of one that may have left
 */
export function carryOver(container: Element) {
  const before = named(container);
  const names = new Map(Array.from(before, ([name, element]) => [element, name]));
  const opened = new Map<HTMLElement, Opening>();
  for (const element of names.keys()) {
    if (matches(element, ':modal')) opened.set(element, 'showModal');
    else if (matches(element, ':popover-open')) opened.set(element, 'showPopover');
  }
  let focused = document.activeElement;
  const note = ({ target }: Event) => {
    focused = target as Element;
  };
  container.addEventListener('focusin', note);

  let after = before;
  const current = (element: HTMLElement): HTMLElement =>
    element.isConnected ? element : (after.get(names.get(element) ?? '') ?? element);

  function writeBack(): void {
    container.removeEventListener('focusin', note);
    after = named(container);
    const moved = [...names.keys()].filter((element) => current(element) !== element);
    if (moved.length === 0) return;
    for (const element of moved) copyState(element, current(element));
    for (const [element, open] of opened) (current(element) as HTMLDialogElement)[open]();
    if (focused instanceof HTMLElement && !focused.isConnected)
      moveFocus(focused, current(focused));
    dispatchEvent(new Event('redrawn'));
  }
  return { current, writeBack };
}
