/**
 * Replaces pictures by words. Only visitors who save data load this script. A tap shows one picture; a button shows
 * all of them until the browser is closed. Eager pictures show at once: `styles/pictures.css` keeps only lazy
 * pictures from loading.
 */
import words from 'content:saveData';
import css from './save-data.css?inline';
import { tryMemory } from '#app/session-memory.ts';
import { isForHere } from '../boot/is-for-here.ts';

/** Class of the root element, and key in the session storage, while all pictures are shown. */
const SHOWN = 'showsPictures';
const WAITING = '[loading=lazy]:not([alt=""])';

/** Width in px below which a place has room only for the alternative text, not for the hint. */
const ROOM = 200;

const page = document.documentElement;

/** The hint on how to see the picture. A width of 0 means a closed tab, not a small place. */
function hintFor({ offsetWidth }: HTMLElement): string {
  return offsetWidth > 0 && offsetWidth < ROOM ? '' : words.hint;
}

/** Gives each hidden picture its label. Decorative pictures have none; only the button shows them. */
function describe(): void {
  const images = document.querySelectorAll<HTMLImageElement>(
    `picture:not([data-alt]) > ${WAITING}`,
  );
  // Measures all pictures before it changes the first, so that the browser computes the layout once.
  const places = Array.from(images, (image) => ({ image, hint: hintFor(image) }));
  for (const { image, hint } of places)
    Object.assign(image.parentElement?.dataset ?? {}, { alt: image.alt, hint });
}

/** Removes the label of a picture that has loaded or failed, and keeps the picture on the page. */
function settle({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.loading = 'eager';
  delete target.parentElement?.dataset['alt'];
}

/**
 * The hidden picture at a point. One element may cover it: the words of a hero, or the link that covers a card.
 */
function waitingAt(x: number, y: number): HTMLImageElement | null {
  const [top, below] = document.elementsFromPoint(x, y);
  const picture = [top, below].find((element) => element?.matches('picture'));
  return picture?.querySelector<HTMLImageElement>(WAITING) ?? null;
}

/** The first tap on a picture shows it; the next follows its link. A key press follows the link at once. */
function tap(event: MouseEvent): void {
  if (event.detail === 0 || !isForHere(event) || page.classList.contains(SHOWN)) return;
  const image = waitingAt(event.clientX, event.clientY);
  if (!image) return;
  // Listeners that follow links ignore events whose default is prevented.
  event.preventDefault();
  const { dataset } = image.parentElement as HTMLPictureElement;
  dataset['hint'] &&= words.coming;
  image.loading = 'eager';
}

/** The strip above the page. `styles/pictures.css` reserves its space. It is outside of `#root`, which React manages. */
function addStrip(): void {
  const strip = document.createElement('aside');
  const note = document.createElement('p');
  const button = document.createElement('button');
  const say = (isShown: boolean) => {
    page.classList.toggle(SHOWN, isShown);
    button.setAttribute('aria-pressed', String(isShown));
    note.textContent = isShown ? words.shown : words.waiting;
  };
  strip.id = 'save-data';
  strip.ariaLabel = words.label;
  strip.dataset['screenOnly'] = '';
  button.type = 'button';
  button.textContent = words.show;
  button.addEventListener('click', () => {
    const isShown = !page.classList.contains(SHOWN);
    tryMemory((storage) => storage.setItem(SHOWN, isShown ? 'yes' : ''));
    say(isShown);
  });
  say(Boolean(tryMemory((storage) => storage.getItem(SHOWN))));
  strip.append(note, button);
  document.body.prepend(strip);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
addStrip();
describe();
new MutationObserver(describe).observe(document.body, { childList: true, subtree: true });
addEventListener('click', tap, true);
// The `load` event of a picture reaches the document, but never the window.
for (const name of ['load', 'error']) document.addEventListener(name, settle, true);
