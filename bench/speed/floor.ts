/**
 * The floor: the lightest file with the same words and pictures, as a person could write it by hand. It is made from
 * the built page, so it always has the same content.
 *
 * It has no web fonts, because the phone has its own fonts, and no icons, because they repeat the words beside them.
 */
import { JSDOM } from 'jsdom';

/** On narrow screens the navigation is only in the menu, as on the site. */
export const FLOOR_STYLE = [
  'body{margin:0 auto;max-width:60rem;font:1rem/1.5 sans-serif}',
  'img{display:block;max-width:100%;height:auto}',
  'body{overflow-wrap:anywhere}table{display:block;overflow:auto}',
  '@media(max-width:767px){aside,header>nav{display:none}}',
].join('');

/** Elements without words or pictures, and the words for visitors without scripts. */
const LEFT_OUT = 'script, style, [rel=stylesheet], svg, [data-without-scripts]';

/** Attributes with a meaning without scripts and styles. */
const KEPT = new Set(
  [
    'lang href id name type value for required placeholder autocomplete inputmode',
    'src srcset sizes media alt width height loading decoding fetchpriority',
    'popover popovertarget open',
    'role aria-label scope datetime target rel',
  ].flatMap((names) => names.split(' ')),
);
const HEAD = 'meta[charset], meta[name=viewport], title, meta[name=description], link[rel=icon]';
const WITH_MEANING_WHEN_EMPTY = 'img, input, textarea, select, button, td, th, br, hr';

/** Whether an element only wraps other elements, which can replace it. */
const isBareWrapper = (element: Element) =>
  element.matches('#root, div:not([id], [popover])') &&
  [...element.childNodes].every((node) => node.nodeType === 1 || !node.textContent?.trim());

function simplify(element: Element): void {
  for (const child of [...element.children]) simplify(child);
  for (const { name } of [...element.attributes])
    if (!KEPT.has(name)) element.removeAttribute(name);
  // An icon was its only content, so its label becomes its text.
  if (element.matches('a, button') && !element.textContent.trim() && !element.querySelector('img'))
    element.textContent = element.getAttribute('aria-label');
  // On the site, styles separate these elements.
  if (element.matches('span, strong, a') && element.nextSibling?.nodeType === 1) element.after(' ');
  if (isBareWrapper(element)) element.replaceWith(...element.childNodes);
  else if (
    element.matches('div, span, p, i') &&
    !element.textContent.trim() &&
    !element.querySelector(WITH_MEANING_WHEN_EMPTY)
  )
    element.remove();
}

/** The floor of a built page. @param html the page as the build wrote it */
export function floorOf(html: string): string {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  for (const element of document.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of [...document.head.children]) if (!element.matches(HEAD)) element.remove();
  for (const { name } of [...document.documentElement.attributes])
    if (!KEPT.has(name)) document.documentElement.removeAttribute(name);
  for (const element of [...document.body.children]) simplify(element);
  const style = document.createElement('style');
  style.textContent = FLOOR_STYLE;
  document.head.append(style);
  return dom.serialize();
}
