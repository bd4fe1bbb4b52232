/**
 * Writes changed values into a YAML text. Only their own lines change. Comments, the order of fields, quotation marks,
 * blank lines and line breaks stay.
 */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, type Node, type Pair } from 'yaml';
import { isGroup } from '@website/site/content/fields.ts';
import { changedText, quoted, scalarText } from './scalar-text.ts';

/** The changed text would not have the wanted data, so nothing may be written. */
export class ValuesError extends Error {
  override name = 'ValuesError';
}

type Group = Readonly<Record<string, unknown>>;
type Edit = { start: number; end: number; text: string };
type Collection = Node & { items: unknown[]; flow?: boolean };

/** An entry of a group or list: the place of its lines, and its value. */
type Item = {
  key: string | null;
  node: Node | null;
  value: unknown;
  pair?: Pair<Node, Node | null>;
};

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : isGroup(value) && Object.keys(value).length === 0;

const applied = (source: string, start: number, end: number, edits: readonly Edit[]) => {
  let text = '';
  let place = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  return text + source.slice(place, end);
};

/** Whether two lists have the same length, or two groups the same names. */
const hasSameShape = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length
    : isGroup(one) && isGroup(other) && Object.keys(one).join() === Object.keys(other).join();

/** New lines for a value, below its name or after `- `. */
function newLines(value: unknown, indent: number): string {
  const space = ' '.repeat(indent);
  if (Array.isArray(value))
    return value.map((item) => `${space}- ${afterDash(item, indent)}`).join('\n');
  return Object.entries(value as Group)
    .map(([key, item]) => `${space}${keyText(key)}:${afterKey(item, indent, key)}`)
    .join('\n');
}

const keyText = (key: string) => scalarText(key, 0, Number.NEGATIVE_INFINITY);

function afterKey(value: unknown, indent: number, key: string): string {
  if (typeof value === 'object' && value !== null && !isEmpty(value))
    return `\n${newLines(value, indent + 2)}`;
  return ` ${isEmpty(value) ? JSON.stringify(value) : scalarText(value, indent + 2, indent + key.length + 2)}`;
}

function afterDash(value: unknown, indent: number): string {
  if (typeof value === 'object' && value !== null && !isEmpty(value))
    return newLines(value, indent + 2).trimStart();
  return isEmpty(value) ? JSON.stringify(value) : scalarText(value, indent + 2, indent + 2);
}

/** A value between brackets. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (isGroup(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${keyText(key)}: ${flowText(item)}`,
    );
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

/**
 * The YAML text with new data.
 * @throws {ValuesError} if the text has mistakes, or if the result would have other data
 */
export function writeYaml(source: string, meant: unknown): string {
  const document = parseDocument(source);
  if (document.errors.length > 0) throw new ValuesError(document.errors[0]?.message);
  // A file with only comments.
  if (!document.contents && isEmpty(meant)) return source;
  if (isDeepStrictEqual(document.toJS(), meant) && hasSameOrder(document.toJS(), meant))
    return source;
  const lineStart = (place: number) => source.lastIndexOf('\n', place - 1) + 1;
  const column = (place: number) => place - lineStart(place);
  const dataOf = (node: Node | null) => node?.toJS(document) as unknown;

  /**
   * Adds the edits for one value.
   * @param indent of its name
   * @param behind the place behind its name or dash
   */
  function change(
    node: Node,
    value: unknown,
    indent: number,
    edits: Edit[],
    behind = node.range?.[0] ?? 0,
  ): void {
    const old = dataOf(node);
    if (isDeepStrictEqual(old, value) && hasSameOrder(old, value)) return;
    const [start = 0, end = 0] = node.range ?? [];
    const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
    if (isFlow && hasSameShape(old, value)) {
      itemsOf(node).forEach((item, index) => {
        const now = item.key === null ? (value as unknown[])[index] : (value as Group)[item.key];
        if (item.node && !isDeepStrictEqual(item.value, now)) changeFlow(item.node, now, edits);
      });
      return;
    }
    if (isScalar(node) && (typeof value !== 'object' || value === null)) {
      // The range of a block text includes the line break after it.
      const text = changedText(source, node, value, indent + 2, column(start));
      const hasBreak = source[end - 1] === '\n' && /^[|>]/.test(source.slice(start, end));
      // A comment behind a value of one line moves behind the sign that begins a block text.
      const [comment = ''] = /^[ \t]+#[^\n]*/.exec(source.slice(end)) ?? [];
      if (!hasBreak && comment !== '' && /^[|>]/.test(text))
        edits.push({
          start,
          end: end + comment.length,
          text: text.replace('\n', () => `${comment}\n`),
        });
      else edits.push({ start, end, text: hasBreak ? `${text}\n` : text });
      return;
    }
    const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
    if (
      isBlock &&
      !isEmpty(value) &&
      Array.isArray(old) === Array.isArray(value) &&
      isObject(value)
    ) {
      changeItems(node, value, edits);
      return;
    }
    // A value of another kind, or a list in brackets, is replaced as a whole.
    const from = isBlock ? behind : start;
    const to = isBlock ? lastLineEnd(node) : end;
    const text =
      isObject(value) && !isEmpty(value)
        ? `${source[from - 1] === ' ' ? '' : ' '}\n${newLines(value, indent + 2)}`.replace(/^ /, '')
        : `${isBlock ? ' ' : ''}${isEmpty(value) ? JSON.stringify(value) : scalarText(value, indent + 2, column(start))}`;
    edits.push({ start: text.startsWith('\n') ? trimmedEnd(from) : from, end: to, text });
  }

  /** Changes a value between brackets, where a comma would end it. */
  function changeFlow(node: Node, value: unknown, edits: Edit[]): void {
    const [start = 0, end = 0] = node.range ?? [];
    if (!isScalar(node) && hasSameShape(dataOf(node), value)) change(node, value, 0, edits);
    else if (!isScalar(node) || isObject(value)) edits.push({ start, end, text: flowText(value) });
    else if (typeof value !== 'string' || !/[,[\]{}\n]/.test(value))
      edits.push({
        start,
        end,
        text: changedText(source, node, value, 0, Number.NEGATIVE_INFINITY),
      });
    else edits.push({ start, end, text: quoted(value) });
  }

  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  const trimmedEnd = (place: number) => source.slice(0, place).trimEnd().length;

  /** The end of a value's last line, before its line break. Comments below it do not belong to it. */
  function lastLineEnd(node: Node | null, fallback = 0): number {
    if (!node) return fallback;
    const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
    if (last !== undefined && !(node as Collection).flow) {
      const { key, value } = isMap(node)
        ? (last as Pair<Node, Node | null>)
        : { key: null, value: last as Node };
      return lastLineEnd(value ?? null, key?.range?.[1]);
    }
    const end = node.range?.[1] ?? fallback;
    const trimmed = source.slice(0, end).trimEnd().length;
    // A comment in the same line belongs to the value.
    const lineEnd = source.indexOf('\n', trimmed);
    return lineEnd < 0 ? source.length : lineEnd;
  }

  /** The place behind the colon of a named entry. */
  const colonOf = ({ pair }: Item) => pair && source.indexOf(':', pair.key.range?.[1] ?? 0) + 1;

  function itemsOf(node: Collection): Item[] {
    if (isMap(node))
      return (node.items as Pair<Node, Node | null>[]).map((pair) => ({
        key: String(dataOf(pair.key)),
        node: pair.value,
        value: dataOf(pair.value),
        pair,
      }));
    return (node.items as Node[]).map((item) => ({ key: null, node: item, value: dataOf(item) }));
  }

  /** Changes a group or list, entry by entry. The lines of an entry move with the entry. */
  function changeItems(node: Collection, meantItems: unknown, edits: Edit[]): void {
    const items = itemsOf(node);
    const isList = Array.isArray(meantItems);
    const starts = items.map(({ node: value, pair }) => {
      const start = lineStart((pair?.key ?? value)?.range?.[0] ?? 0);
      return start;
    });
    const [first] = items;
    const firstPlace = (first?.pair?.key ?? first?.node)?.range?.[0] ?? 0;
    const own = isList ? column(source.lastIndexOf('-', firstPlace - 1)) : column(firstPlace);
    const wanted = isList
      ? matched(items, meantItems as unknown[])
      : Object.entries(meantItems as Group).map(([key, value]) => ({
          key,
          value,
          item: items.find((item) => item.key === key),
        }));
    const isInPlace =
      wanted.length === items.length && wanted.every(({ item }, index) => item === items[index]);
    const changeInside = (item: Item, value: unknown, to: Edit[]) => {
      if (item.node && item.node.range?.[0] !== item.node.range?.[1])
        change(item.node, value, own, to, colonOf(item));
      else if (!isDeepStrictEqual(item.value, value)) {
        // A name without a value.
        const colon = colonOf(item) ?? 0;
        to.push({ start: colon, end: colon, text: afterKey(value, own, item.key ?? '') });
      }
    };
    if (isInPlace) {
      wanted.forEach(({ item, value }) => item && changeInside(item, value, edits));
      return;
    }
    // The first entry of a list or group inside of a list is behind a dash, so it shares its line with the dash.
    const [blockStart = 0] = starts;
    const lead = source.slice(blockStart, firstPlace).replace(isList ? /- *$/ : /$/, '');
    const hasDashBefore = lead.trim() !== '';
    const ends = items.map((item) => lastLineEnd(item.node, item.pair?.key.range?.[1]));
    const texts = new Map<Item, { above: string; text: string }>();
    items.forEach((item, index) => {
      const inner: Edit[] = [];
      const match = wanted.find((one) => one.item === item);
      if (match) changeInside(item, match.value, inner);
      const start = starts[index] ?? 0;
      const end = ends[index] ?? 0;
      const text = applied(source, start, end, inner);
      texts.set(item, {
        above: index === 0 ? '' : source.slice((ends[index - 1] ?? 0) + 1, start),
        text: index === 0 && hasDashBefore ? ' '.repeat(own) + text.slice(lead.length) : text,
      });
    });
    const isSpaced = items.slice(1).every((item) => /^\s*\n/.test(texts.get(item)?.above ?? ''));
    const gap = items.length > 1 && isSpaced ? '\n' : '';
    const lines = wanted.map(({ key, value, item }, index) => {
      const kept = item && texts.get(item);
      const text = kept?.text ?? newLines(isList ? [value] : { [key ?? '']: value }, own);
      const above = kept === undefined ? gap : item === first ? gap : kept.above;
      return `${index === 0 ? above.replace(/^(\s*\n)+/, '') : above}${text}`;
    });
    const whole = lines.join('\n');
    edits.push({
      start: blockStart,
      end: ends.at(-1) ?? blockStart,
      text: hasDashBefore ? lead + whole.slice(own) : whole,
    });
  }

  const edits: Edit[] = [];
  if (document.contents) change(document.contents, meant, -2, edits);
  const result = document.contents
    ? applied(source, 0, source.length, edits)
    : `${source}${newLines(meant, 0)}\n`;
  const check = parseDocument(result);
  const data: unknown = check.errors.length > 0 ? undefined : check.toJS();
  if (check.errors.length > 0 || !isDeepStrictEqual(data, meant) || !hasSameOrder(data, meant))
    throw new ValuesError('The file cannot be changed in this way without losing something.');
  return result;
}

/** Whether the fields of all groups have the same order. */
function hasSameOrder(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.every((item, index) => hasSameOrder(item, other[index]));
  if (!isGroup(one) || !isGroup(other)) return true;
  const keys = Object.keys(one);
  return (
    keys.join('\n') === Object.keys(other).join('\n') &&
    keys.every((key) => hasSameOrder(one[key], other[key]))
  );
}

/** Finds the old entry for each entry of a changed list: an equal one, else one between two equal ones. */
function matched(items: readonly Item[], meant: readonly unknown[]) {
  const free = new Set(items);
  const same = meant.map((value) => {
    const item = [...free].find((one) => isDeepStrictEqual(one.value, value));
    if (item) free.delete(item);
    return { key: null, value, item };
  });
  return same.map((one, index) => {
    if (one.item) return one;
    const before = same[index - 1]?.item;
    const place = before ? items.indexOf(before) + 1 : index;
    const item = items[place];
    if (!item || !free.has(item)) return one;
    free.delete(item);
    one.item = item;
    return one;
  });
}
