/** Gives names to parts of Decap that have none, for users of screen readers (docs/decisions/015). */

/**
 * @param {Element} element
 * @param {string} attribute
 * @param {string} value
 */
function put(element, attribute, value) {
  // A change calls the observer again, so an equal value must not be set.
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/** @param {Element} bar of a list entry, with buttons to open or close, move and remove it */
function nameBar(bar) {
  const label = bar.parentElement?.querySelector(':scope > [class*="NestedObjectLabel"]');
  const what = label?.textContent.trim().slice(0, 60) ?? '';
  const of = what === '' ? '' : `: ${what}`;
  const buttons = [...bar.querySelectorAll(':scope > button')];
  const [first] = buttons;
  const last = buttons.at(-1);
  if (first && first !== last) put(first, 'aria-label', `Open or close${of}`);
  if (last) put(last, 'aria-label', `Remove${of}`);
  const handle = bar.querySelector('[role="button"][aria-roledescription="sortable"]');
  if (handle) put(handle, 'aria-label', `Move${of}`);
}

/** The button of a menu is inside of another button. Only the inner one stays a button. @param {Element} outer */
function unnest(outer) {
  const inner = outer.querySelector('button');
  if (!inner) return;
  for (const name of ['aria-haspopup', 'aria-expanded']) {
    const value = outer.getAttribute(name);
    if (value === null) continue;
    put(inner, name, value);
    outer.removeAttribute(name);
  }
  outer.removeAttribute('role');
  put(outer, 'tabindex', '-1');
}

/** The name of the open text. Decap says only to which kind it belongs. */
let place = '';

/** @param {string} name */
export function setPlace(name) {
  place = name;
}

/** @param {Node} node @param {(text: string) => string} change */
function rewrite(node, change) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.nodeValue ?? '';
    if (change(text) !== text) currentNode.nodeValue = change(text);
  }
}

function nameParts() {
  if (place !== '')
    for (const back of document.querySelectorAll('[class*="BackCollection"]'))
      rewrite(back, (text) => text.replace(/(Writing in [^:]*).*/, `$1: ${place}`));
  // The name of Decap's class of errors is for developers.
  for (const toast of document.querySelectorAll('.Toastify__toast'))
    rewrite(toast, (text) => text.replace('API_ERROR: ', ''));
  for (const frame of document.querySelectorAll('#preview-pane')) put(frame, 'title', 'Preview');
  for (const box of document.querySelectorAll('[data-slate-editor]'))
    put(box, 'aria-label', 'Text');
  for (const bar of document.querySelectorAll('[class*="ListItemTopBar"]')) nameBar(bar);
  for (const outer of document.querySelectorAll('span[role="button"], span[aria-expanded]'))
    unnest(outer);
  for (const toggle of document.querySelectorAll('button[role="switch"]:not([id])')) {
    const bar = toggle.parentElement?.parentElement;
    put(toggle, 'aria-label', 'Markdown in the place of formatting');
    put(toggle, 'aria-checked', String(Boolean(bar?.querySelector('button[disabled]'))));
  }
}

/** Names the present parts, and later ones when they appear. */
export function watchNames() {
  nameParts();
  new MutationObserver(nameParts).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-expanded', 'disabled'],
  });
}
