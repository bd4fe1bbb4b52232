/** What makes the editor's own pages quicker to use: progress while it publishes, and the point that stays in view. */

/** Milliseconds between two looks at a publication that runs. */
const PAUSE = 700;

/** Shows what becomes of a publication. */
async function follow() {
  while (document.querySelector('[data-running]')) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const response = await fetch('publish').catch(() => undefined);
    if (!response?.ok) continue;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const id of ['state', 'rest']) {
      const old = document.getElementById(id);
      const fresh = page.getElementById(id);
      // The same words again would be read aloud again.
      if (old && fresh && old.innerHTML !== fresh.innerHTML)
        old.replaceChildren(...fresh.childNodes);
    }
  }
}

/** Shows the point that stays in view, and lets it be pressed. @param {HTMLElement} frame */
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
    // HEIC shows in few browsers: then only the numbers are there.
    image.onload = () => (frame.hidden = false);
    image.src = URL.createObjectURL(file);
  });
}

for (const frame of document.querySelectorAll('[data-focus]'))
  showFocus(/** @type {HTMLElement} */ (frame));
for (const button of document.querySelectorAll('[data-busy]'))
  button.closest('form')?.addEventListener('submit', () => {
    button.textContent = /** @type {HTMLElement} */ (button).dataset['busy'] ?? '';
  });
await follow();
