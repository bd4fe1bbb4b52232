/**
 * For visitors who save data, and loaded by nobody else: words in the place of pictures. A tap shows one, a button
 * all of them, until the browser is closed. What is eager shows: the style sheet (`styles/pictures.css`) puts only
 * what is lazy out of reach.
 */
import words from 'content:saveData';
import css from './save-data.css?inline';
import { tryMemory } from '../session-memory.ts';
import { isForHere } from './is-for-here.ts';

/** On the root element, and in the session's memory, while all pictures are shown. */
const SHOWN = 'showsPictures';
const WAITING = '[loading=lazy]:not([alt=""])';

/** Narrower places, in px, have room for what the picture shows but not for how to see it. */
const ROOM = 200;

const page = document.documentElement;

/** In a closed tab a picture has no size, and is not small there. */
function hintFor({ offsetWidth }: HTMLElement): string {
  return offsetWidth > 0 && offsetWidth < ROOM ? '' : words.hint;
}

/** Gives each picture that is not shown its words; decoration has none and waits for the button. */
function describe(): void {
  const images = document.querySelectorAll<HTMLImageElement>(
    `picture:not([data-alt]) > ${WAITING}`,
  );
  // All are measured before the first is changed.
  const places = Array.from(images, (image) => ({ image, hint: hintFor(image) }));
  for (const { image, hint } of places)
    Object.assign(image.parentElement?.dataset ?? {}, { alt: image.alt, hint });
}

/** Whatever the reason it came for, a picture that is there stays; one that cannot come says so itself. */
function settle({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.loading = 'eager';
  delete target.parentElement?.dataset['alt'];
}

/**
 * The picture that waits at a point. One thing may lie over it: the words of a hero, or the link that is stretched
 * over a card.
 */
function waitingAt(x: number, y: number): HTMLImageElement | null {
  const [top, below] = document.elementsFromPoint(x, y);
  const picture = [top, below].find((element) => element?.matches('picture'));
  return picture?.querySelector<HTMLImageElement>(WAITING) ?? null;
}

/** The first tap on a picture shows it; only the next follows a link. A key has no place and means the link. */
function tap(event: MouseEvent): void {
  if (event.detail === 0 || !isForHere(event) || page.classList.contains(SHOWN)) return;
  const image = waitingAt(event.clientX, event.clientY);
  if (!image) return;
  // Those that follow links look at this.
  event.preventDefault();
  const { dataset } = image.parentElement as HTMLPictureElement;
  dataset['hint'] &&= words.coming;
  image.loading = 'eager';
}

/** The strip above the page, which has its room from the start. Outside `#root`: React does not know it. */
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
// Of a picture's load the window is never told.
for (const name of ['load', 'error']) document.addEventListener(name, settle, true);
