/** Years are computed when the page is viewed, not when it was built (reading 14). */

/** Writes the current year, less `data-since`, into every element that asks for it. */
export function fillYears(): void {
  const year = new Date().getFullYear();
  for (const element of document.querySelectorAll<HTMLElement>('[data-since]')) {
    element.textContent = `${year - Number(element.dataset['since'])}`;
  }
}
