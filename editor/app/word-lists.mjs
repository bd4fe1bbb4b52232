/**
 * Lists that are pasted from Word. Word copies each item as a paragraph that begins with a sign or a number, so that a
 * text would have «·» in the place of list items.
 */

const ITEM = '[style*="mso-list" i]';
const SIGN = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]';
const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** @param {Element} paragraph */
const isItem = (paragraph) =>
  paragraph.matches(`p${ITEM}, h1${ITEM}, h2${ITEM}, h3${ITEM}`) &&
  paragraph.querySelector(SIGN) !== null;

/**
 * HTML of Word with lists in the place of such paragraphs. Items of inner lists become items of the outer one.
 * @param {string} html
 * @returns {string}
 */
export function listsOfWord(html) {
  if (!/mso-list/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of page.querySelectorAll(ITEM)) {
    if (!isItem(paragraph)) continue;
    const signs = [...paragraph.querySelectorAll(SIGN)];
    const tag = NUMBER.test(signs.map((sign) => sign.textContent).join('')) ? 'ol' : 'ul';
    for (const sign of signs) sign.remove();
    const before = paragraph.previousElementSibling;
    const list = before?.matches(`${tag}[data-word]`) === true ? before : page.createElement(tag);
    list.setAttribute('data-word', '');
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.replaceWith(list);
    list.append(item);
  }
  return page.documentElement.outerHTML;
}

/** Whatever reads the clipboard gets such lists. Decap has no place for this. */
export function convertListsOfWord() {
  const { getData } = DataTransfer.prototype;
  /** @param {string} format */
  DataTransfer.prototype.getData = function (format) {
    const text = getData.call(this, format);
    return format === 'text/html' ? listsOfWord(text) : text;
  };
}
