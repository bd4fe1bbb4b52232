/**
 * Writes changed values into a YAML text. Only their own lines change. Comments, the order of fields, quotation marks,
 * blank lines and line breaks stay.
 */
import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, parseDocument, type Node, type Pair } from 'yaml';
import { isGroup } from '@website/site/content/find-fields.ts';
import { Refusal } from '../server/refusal.ts';
import { keepLineEnds } from './line-ends.ts';
import { changedText, quoted, scalarText } from './scalar-text.ts';

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

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Whether a value is a group or list with entries, which are written in lines of their own. */
const hasEntries = (value: unknown): value is object =>
  isObject(value) && Object.keys(value).length > 0;

const applied = (source: string, start: number, end: number, edits: readonly Edit[]) => {
  let text = '';
  let place = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  return text + source.slice(place, end);
};

/** Whether two values are equal, and the fields of their groups have the same order: then their JSON is the same. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

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
  if (hasEntries(value)) return `\n${newLines(value, indent + 2)}`;
  return ` ${scalarText(value, indent + 2, indent + key.length + 2)}`;
}

function afterDash(value: unknown, indent: number): string {
  if (hasEntries(value)) return newLines(value, indent + 2).trimStart();
  return scalarText(value, indent + 2, indent + 2);
}

/** A value between brackets. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (hasEntries(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${keyText(key)}: ${flowText(item)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

/**
 * The YAML text with new data.
 * @throws {Refusal} if the text has mistakes, or if the result would have other data
 */
export const writeYaml = (text: string, meant: unknown): string =>
  keepLineEnds(text, (source) => changedYaml(source, meant));

function changedYaml(source: string, meant: unknown): string {
  const document = parseDocument(source);
  const [mistake] = document.errors;
  if (mistake) throw new Refusal(mistake.message);
  // A file with only comments.
  if (!document.contents && isObject(meant) && !hasEntries(meant)) return source;
  if (isSame(document.toJS(), meant)) return source;
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
    if (isSame(old, value)) return;
    const [start = 0, end = 0] = node.range ?? [];
    if (isCollection(node) && node.flow && hasSameShape(old, value)) {
      itemsOf(node).forEach((item, index) => {
        const now = item.key === null ? (value as unknown[])[index] : (value as Group)[item.key];
        if (item.node && !isDeepStrictEqual(item.value, now)) changeFlow(item.node, now, edits);
      });
      return;
    }
    if (isScalar(node) && !isObject(value)) {
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
    const isBlock = isCollection(node) && !node.flow;
    if (isBlock && hasEntries(value) && Array.isArray(old) === Array.isArray(value)) {
      changeItems(node, value, edits);
      return;
    }
    // A value of another kind, or a list in brackets, is replaced as a whole.
    const from = isBlock ? behind : start;
    const to = isBlock ? lastLineEnd(node) : end;
    const text = hasEntries(value)
      ? `\n${newLines(value, indent + 2)}`
      : `${isBlock ? ' ' : ''}${scalarText(value, indent + 2, column(start))}`;
    edits.push({ start: text.startsWith('\n') ? trimmedEnd(from) : from, end: to, text });
  }

  /** Changes a value between brackets, where a comma would end it. */
  function changeFlow(node: Node, value: unknown, edits: Edit[]): void {
    if (!isScalar(node) && hasSameShape(dataOf(node), value)) {
      change(node, value, 0, edits);
      return;
    }
    const [start = 0, end = 0] = node.range ?? [];
    const keepsStyle = isScalar(node) && !isObject(value) && !/[,[\]{}\n]/.test(String(value));
    const text = keepsStyle
      ? changedText(source, node, value, 0, Number.NEGATIVE_INFINITY)
      : flowText(value);
    edits.push({ start, end, text });
  }

  const trimmedEnd = (place: number) => source.slice(0, place).trimEnd().length;

  /** The end of a value's last line, before its line break. Comments below it do not belong to it. */
  function lastLineEnd(node: Node | null, fallback = 0): number {
    if (!node) return fallback;
    const last = isCollection(node) && !node.flow ? itemsOf(node).at(-1) : undefined;
    if (last) return endOf(last);
    const end = node.range?.[1] ?? fallback;
    const trimmed = source.slice(0, end).trimEnd().length;
    // A comment in the same line belongs to the value.
    const lineEnd = source.indexOf('\n', trimmed);
    return lineEnd < 0 ? source.length : lineEnd;
  }

  const endOf = ({ node, pair }: Item) => lastLineEnd(node, pair?.key.range?.[1]);
  const placeOf = (item?: Item) => (item?.pair?.key ?? item?.node)?.range?.[0] ?? 0;

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
    const starts = items.map((item) => lineStart(placeOf(item)));
    const [first] = items;
    const firstPlace = placeOf(first);
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
    const ends = items.map(endOf);
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
  if (check.errors.length > 0 || !isSame(check.toJS(), meant))
    throw new Refusal('The file cannot be changed in this way without losing something.');
  return result;
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
