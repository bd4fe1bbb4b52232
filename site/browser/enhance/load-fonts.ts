/** The fonts of the site, as `fonts.css` names them. */
const FACES = ['1em Figtree', '800 1em "Bricolage Grotesque"'];
/** Each is laid out anew in a frame of its own: of a whole page that takes so long that a touch has to wait. */
const PARTS = 'header, aside, section, article, footer, main > div > div';

/**
 * Loads the fonts of the site and then shows the page in them, from the top. Phones begin with the fonts of the device,
 * because ours would delay the first screen (`docs/decisions/011-loading-tricks.md`), and keep them if ours cannot be
 * loaded.
 */
export async function loadFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    // The next page tries again.
    return;
  }
  // While developing, and in the editor's preview, React warns of classes that the server has not written.
  const parts = import.meta.env.DEV ? [] : document.querySelectorAll(PARTS);
  // Last the document: what stands in no part, and the pages that come later.
  for (const part of [...parts, document.documentElement]) {
    part.classList.add('hasFonts');
    await new Promise(requestAnimationFrame);
  }
}
