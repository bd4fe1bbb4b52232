/** The fonts of the site, as `fonts.css` names them. */
const FACES = ['1em Text', '800 1em Headings'];
/** Each part is laid out in a frame of its own: a whole page at once would delay the answer to a touch. */
const PARTS = 'header, aside, section, article, footer, main > div > div';

/**
 * Loads the fonts of the site, then applies them to the page from top to bottom. Phones begin with the fonts of the
 * device, because ours would delay the first screen (`docs/decisions/011-loading-tricks.md`). If ours cannot be loaded,
 * the fonts of the device stay.
 */
export async function loadFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    // The next page loads them again.
    return;
  }
  // While developing, and in the editor's preview, React warns about classes that the server has not written.
  const parts = import.meta.env.DEV ? [] : document.querySelectorAll(PARTS);
  // The document comes last. It covers the content outside of all parts, and the pages opened later.
  for (const part of [...parts, document.documentElement]) {
    part.classList.add('hasFonts');
    await new Promise(requestAnimationFrame);
  }
}
