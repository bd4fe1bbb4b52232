/** Scripts of the editor's own pages: progress of a publication, the focus point of a photograph, the logo, and colours. */

/** Milliseconds between two requests for the progress. */
const PAUSE = 700;

/** Shows the progress of a publication. */
async function follow() {
  while (document.querySelector('[data-running]')) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const response = await fetch(window.location.pathname.split('/').at(-1) ?? 'publish').catch(
      () => undefined,
    );
    if (!response?.ok) continue;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const id of ['state', 'rest']) {
      const old = document.getElementById(id);
      const fresh = page.getElementById(id);
      // A screen reader would read equal words aloud again.
      if (old && fresh && old.innerHTML !== fresh.innerHTML)
        old.replaceChildren(...fresh.childNodes);
    }
  }
}

/** Shows the point that is never cut off, and sets it at a click. @param {HTMLElement} frame */
function showFocus(frame) {
  const image = frame.querySelector('img');
  const mark = frame.querySelector('span');
  const [x, y] = ['x', 'y'].map((id) => document.getElementById(id));
  if (!image || !mark || !(x instanceof HTMLInputElement) || !(y instanceof HTMLInputElement))
    return;
  const place = () => {
    mark.style.left = `${x.value || '50'}%`;
    mark.style.top = `${y.value || '50'}%`;
  };
  x.addEventListener('input', place);
  y.addEventListener('input', place);
  image.addEventListener('click', (event) => {
    const box = image.getBoundingClientRect();
    x.value = String(Math.round(((event.clientX - box.left) / box.width) * 100));
    y.value = String(Math.round(((event.clientY - box.top) / box.height) * 100));
    place();
  });
  place();
  document.querySelector('[data-picture]')?.addEventListener('change', (event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    frame.hidden = true;
    if (!file) return;
    // Few browsers can show HEIC. In the others only the numbers are visible.
    image.onload = () => (frame.hidden = false);
    image.src = URL.createObjectURL(file);
  });
}

/** @param {string} colour such as `#10231b` */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Shows the page in the chosen colours, and names pairs with too little contrast. @param {HTMLElement} list */
function showColours(list) {
  /** @type {unknown} */
  const known = JSON.parse(list.dataset['pairs'] ?? '[]');
  const pairs = /** @type {[string, string, number, string][]} */ (known);
  const boxes = /** @type {HTMLInputElement[]} */ ([...list.querySelectorAll('[data-colour]')]);
  const of = (/** @type {string} */ name) =>
    boxes.find((box) => box.dataset['colour'] === name)?.value ?? '#000000';
  const words = (/** @type {string} */ name) => name.replaceAll('-', ' ');
  const show = () => {
    for (const box of boxes) {
      const name = box.dataset['colour'] ?? '';
      document.documentElement.style.setProperty(`--${name}`, box.value);
      const wrong = pairs
        .filter(([colour, ground]) => colour === name || ground === name)
        .map(([colour, ground, least, where]) => {
          const [dark = 0, light = 0] = [of(colour), of(ground)]
            .map(luminance)
            .sort((a, b) => a - b);
          const found = (light + 0.05) / (dark + 0.05);
          return found >= least
            ? ''
            : `${words(colour)} on ${words(ground)} (${where}): ${Math.floor(found * 100) / 100}, needed ${least}`;
        })
        .filter((line) => line !== '')
        .join('; ');
      const line = document.getElementById(`w-${name}`);
      if (line && line.textContent !== wrong) line.textContent = wrong;
    }
  };
  list.addEventListener('input', show);
}

/** Shows the chosen logo, from the list or from a file. @param {HTMLElement} plate */
function showLogo(plate) {
  const image = plate.querySelector('img');
  const [list, file] = ['logo', 'file'].map((id) => document.getElementById(id));
  if (!image || !(list instanceof HTMLSelectElement) || !(file instanceof HTMLInputElement)) return;
  const show = () => {
    const [fresh] = file.files ?? [];
    const source = fresh
      ? URL.createObjectURL(fresh)
      : list.value && `thumbnails/${encodeURIComponent(list.value)}`;
    plate.hidden = true;
    // Few browsers can show HEIC.
    image.onload = () => (plate.hidden = false);
    if (source) image.src = source;
    else image.removeAttribute('src');
  };
  list.addEventListener('change', show);
  file.addEventListener('change', show);
}

// Forms in other tabs show the new picture in their lists (`page/shelf.ts`).
if (window.location.pathname.endsWith('/photographs'))
  new BroadcastChannel('photographs').postMessage('');
for (const list of document.querySelectorAll('.colours'))
  showColours(/** @type {HTMLElement} */ (list));
for (const frame of document.querySelectorAll('[data-focus]'))
  showFocus(/** @type {HTMLElement} */ (frame));
for (const plate of document.querySelectorAll('[data-logo]'))
  showLogo(/** @type {HTMLElement} */ (plate));
for (const button of document.querySelectorAll('[data-busy]'))
  button.closest('form')?.addEventListener('submit', () => {
    button.textContent = /** @type {HTMLElement} */ (button).dataset['busy'] ?? '';
  });
await follow();
