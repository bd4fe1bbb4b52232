/** The fonts of the site, as `fonts.css` names them. */
const FACES = ['1em Figtree', '800 1em "Bricolage Grotesque"'];

/**
 * Loads the fonts of the site and then shows the page in them. Phones begin with the fonts of the device, because ours
 * would delay the first screen (`docs/decisions/011-loading-tricks.md`), and keep them if ours cannot be loaded.
 */
export async function loadFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    document.documentElement.classList.add('hasFonts');
  } catch {
    // The next page tries again.
  }
}
