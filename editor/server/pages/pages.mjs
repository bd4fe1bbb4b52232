/** Scripts of the editor's own pages: progress of a publication, the focus point of a photograph, and the logo. */

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
for (const frame of document.querySelectorAll('[data-focus]'))
  showFocus(/** @type {HTMLElement} */ (frame));
for (const plate of document.querySelectorAll('[data-logo]'))
  showLogo(/** @type {HTMLElement} */ (plate));
for (const button of document.querySelectorAll('[data-busy]'))
  button.closest('form')?.addEventListener('submit', () => {
    button.textContent = /** @type {HTMLElement} */ (button).dataset['busy'] ?? '';
  });
await follow();
