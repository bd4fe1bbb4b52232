/**
 * The texts that are still English on pages of another language. A browser and a screen reader must be told so
 * (WCAG 3.1.2), and a text may stand anywhere, so `jsx-runtime.ts` sets `lang` wherever one is shown. In the bundles of
 * the first language all of this is left out.
 */

/** Stands before each English text in the modules of another language; `readMarked` takes it off. */
export const ENGLISH_MARK = '\uE000';

const ENGLISH = 'en';
const texts = new Set<string>();

/** The data of a content module without its marks; remembers the texts that had one. Changes `data` itself. */
export function readMarked<Data>(data: Data): Data {
  if (typeof data === 'string' && data.startsWith(ENGLISH_MARK)) {
    return noteEnglish(data.slice(ENGLISH_MARK.length)) as Data;
  }
  if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data))
      if (typeof value === 'string' || typeof value === 'object')
        (data as Record<string, unknown>)[name] = readMarked<unknown>(value);
  return data;
}

/** What stands around and between texts that a component has put together, as in `“…”` or `Nyeri: ….`. */
const AROUND = /^(?:“|: )|[”:.]$/g;
const BETWEEN = /: |\. |[.:]$/;

/** Whether a text is English, although the page is not; or has an English text as a part of it. */
export const isEnglish = (text: unknown): boolean =>
  typeof text === 'string' &&
  (texts.has(text) ||
    texts.has(text.replace(AROUND, '')) ||
    text.split(BETWEEN).some((part) => texts.has(part)));

/** Notes that a text is English, and returns it. */
export function noteEnglish(text: string): string {
  texts.add(text);
  return text;
}

/** The longest of some texts, which a reader hears most of. */
const longest = (values: readonly unknown[]): string =>
  values.map(String).reduce((long, text) => (text.length > long.length ? text : long), '');

/**
 * Notes that a text has been made of another one, so its words are of the same language.
 * @param values in the places of the names in braces. Where there are no words beside them, the longest decides
 * @returns the new text
 */
export function madeOf(text: string, values: readonly unknown[], made: string): string {
  const hasWords = /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
  const from = hasWords ? text : longest(values);
  return isEnglish(from) || (!hasWords && from.split(', ').every(isEnglish))
    ? noteEnglish(made)
    : made;
}

type Props = Record<string, unknown>;

/** Texts of an element that are no children of it. */
const TEXTS = ['alt', 'aria-label', 'placeholder', 'title'];

const htmlOf = ({ dangerouslySetInnerHTML: html }: Props): unknown =>
  typeof html === 'object' && html !== null && '__html' in html ? html.__html : undefined;

/**
 * The properties of an element that says of its English texts that they are.
 * @param mark makes an element around an English text beside others; none if the element holds text alone
 * @param isElement false for a fragment, which has no attributes
 */
export function inEnglish(
  props: Props,
  mark: ((text: string) => unknown) | undefined,
  isElement = true,
): Props {
  const { children, lang } = props;
  if (lang !== undefined) return props;
  const html = htmlOf(props);
  if (html !== undefined) return texts.has(html as string) ? { ...props, lang: ENGLISH } : props;
  const list = (Array.isArray(children) ? children : [children]).filter(
    (child: unknown) => child !== undefined && child !== null && typeof child !== 'boolean',
  );
  const isWhole =
    list.length === 0 ? TEXTS.some((name) => isEnglish(props[name])) : list.every(isEnglish);
  if (isWhole && isElement) return { ...props, lang: ENGLISH };
  if (!list.some(isEnglish)) return props;
  if (!mark) return { ...props, lang: ENGLISH };
  return {
    ...props,
    children: Array.isArray(children)
      ? children.map((child: unknown) => (isEnglish(child) ? mark(child as string) : child))
      : mark(children as string),
  };
}
