/**
 * Without scripts `#/about` jumps to the footer's link with that id (reading 2). With scripts it leads to the
 * page itself, and a jump on the way there would be seen and remembered.
 */
export function dropHashTargets(): void {
  for (const link of document.querySelectorAll('a[id^="/"]')) link.removeAttribute('id');
}
