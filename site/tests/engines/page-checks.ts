/** Checks of a page that several tests use. These functions run in the page, so they can use only their parameters. */

/** Scrolls through the whole page in steps, by default of less than a screen. */
export async function readToTheEnd(step = 0.7): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += step * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
}

/** Text that takes up space but is invisible, or is outside the area that can be scrolled to. */
export function lostWords(): string[] {
  const found: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
  // Words for screen readers alone.
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  while (words.nextNode()) {
    const { nodeValue, parentElement: element } = words.currentNode;
    const text = nodeValue?.trim();
    if (!text || !element?.checkVisibility()) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      found.push(`unseen: ${text}`);
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    const isInside = left >= -1 && right <= innerWidth + 1;
    if (width > 1 && !isInside && !canScroll(element) && !isClipped(element))
      found.push(`beyond an edge: ${text}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide, not ${clientWidth}`);
  return found;
}

/** Visible pictures that have not loaded, and style sheets without rules. */
export function missingFiles(): string[] {
  const found: string[] = [];
  for (const image of document.images) {
    // A picture that was not scrolled to yet has no address.
    const isShown = image.checkVisibility() && image.currentSrc !== '';
    if (isShown && image.naturalWidth === 0) found.push(image.currentSrc);
  }
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]'))
    if (!sheet.sheet?.cssRules.length) found.push(sheet.href);
  return found;
}

/** The web fonts that have loaded. */
export const loadedFonts = (): string[] =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => ['Text', 'Headings'].includes(family))
    .sort();
