/**
 * Opens the answer that the address leads to; `boot/keep-scroll.ts` scrolls there. A browser does so for a document, but
 * not where the router shows a page.
 */
export function openPart(): void {
  const part = document.getElementById(location.hash.slice(1));
  part?.closest('details')?.setAttribute('open', '');
}
