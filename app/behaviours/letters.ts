import { onRouteEvent } from '../router/events.ts';

/** The site's own faces, as `fonts.css` names them. */
const FACES = ['1em Figtree', '800 1em "Bricolage Grotesque"'];
/** Each is set anew in a task of its own: of a whole page that would take so long that a touch had to wait. */
const PARTS = [
  'header, aside, section, article, footer',
  // Browsers that do not know `:has` set all of these at once.
  'main > div:not(:is(:has(section, article)))',
  'main > div > div',
].join();
const LETTERED = 'lettered';

/**
 * Fetches the site's own letters and then sets the page in them, from the top. Phones set out with their own: ours
 * would have held up the first screen. Where they cannot be had the phone's stay.
 */
export async function bringLetters(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    return;
  }
  // What comes later has them from the start.
  onRouteEvent('routeLoaded', () => document.documentElement.classList.add(LETTERED));
  for (const part of document.querySelectorAll(PARTS)) {
    part.classList.add(LETTERED);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
