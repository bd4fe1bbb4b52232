/** Opens the answer that the address leads to. A browser does so for a document, but not where the router shows a page. */
export function openPart(): void {
  const part = document.getElementById(location.hash.slice(1));
  const details = part?.closest('details:not([open])');
  if (!details) return;
  details.setAttribute('open', '');
  part?.scrollIntoView();
}
