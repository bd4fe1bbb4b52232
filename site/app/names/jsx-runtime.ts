/**
 * React's functions for JSX, with one thing more: in the text of any element a browser leaves the names of
 * `content/facts/names.yaml` as they are. A translated SL28 or DAP is a wrong order, and a name can stand in any
 * sentence of the content, so no component has to think of it. In another language than the first, English texts say
 * so in the same way.
 */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as create, jsxs as createFromList } from 'react/jsx-runtime';
import names from 'content:names';
import { inEnglish } from './english-words.ts';

type Props = Record<string, unknown>;

/** Elements that hold text alone. */
const TEXT_ONLY = new Set(['option', 'script', 'style', 'text', 'textarea', 'title']);

/** A pattern for any of these names. Of two at the same place the longer one has to come first. */
const anyOf = (list: readonly string[]) =>
  list
    .map((name) =>
      name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`),
    )
    .join('|');

/** With a fertilizer go its numbers, as in NPK 17-17-17. */
const NAMES = new RegExp(
  String.raw`\b(${anyOf(names.varieties)}|(?:${anyOf(names.products)})(?:\s[\d\u2060-]*\d)?)\b`,
);

/**
 * A text with its names in elements of their own; what is no text, or has no names, as it is. The key makes another
 * text another element: React may not change a text that has siblings (`tests/changing-texts.ts`).
 */
const keepNames = (child: unknown): unknown =>
  typeof child === 'string' && NAMES.test(child)
    ? create(
        'span',
        {
          children: child
            .split(NAMES)
            .map((part, index) =>
              index % 2 ? create('span', { translate: 'no', children: part }, index) : part,
            ),
        },
        child,
      )
    : child;

/** The properties of an element, with the names in its text kept. */
export function keptProps(type: ElementType, props: Props): Props {
  const { children, translate } = props;
  if (typeof type !== 'string' || translate === 'no' || TEXT_ONLY.has(type)) return props;
  const isList = Array.isArray(children);
  const kept: unknown = isList ? children.map(keepNames) : keepNames(children);
  const isChanged = isList
    ? (kept as unknown[]).some((child, index) => child !== children[index])
    : kept !== children;
  return isChanged ? { ...props, children: kept } : props;
}

/** An English text beside texts of the page's language. The key: see `keepNames`. */
const englishPart = (text: string) => create('span', { lang: 'en', children: text }, text);

/** The properties of an element with the names in its text kept, and its English texts marked. */
export function marked(type: ElementType, props: Props): Props {
  if (!MAY_BE_UNTRANSLATED) return keptProps(type, props);
  if (type === Fragment) return inEnglish(props, englishPart, false);
  if (typeof type !== 'string') return props;
  return keptProps(type, inEnglish(props, TEXT_ONLY.has(type) ? undefined : englishPart));
}

export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  create(type, marked(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  createFromList(type, marked(type, props), key);

export { Fragment };
export type { JSX } from 'react';
