/** Leads to a field, also in entries that are closed. */

/** The element at a place, or at the place around it. */
function elementAt(place: string): HTMLElement | undefined {
  for (let at = place; at !== ''; at = at.split('.').slice(0, -1).join('.')) {
    const found = document.getElementById(at);
    if (found) return found;
  }
  return undefined;
}

/** @param place such as `entries.2.email` @returns whether there is such a field */
export function leadTo(place: string): boolean {
  const found = elementAt(place);
  if (!found) return false;
  for (let one: Element | null = found; one; one = one.parentElement)
    if (one instanceof HTMLDetailsElement) one.open = true;
  const target = found instanceof HTMLDetailsElement ? found.querySelector('summary') : found;
  target?.focus({ preventScroll: true });
  found.scrollIntoView({ block: found.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
  return true;
}
