/**
 * Turns Markdown into the HTML text of an article, a service or a paper. There is one tree: the page, the links, the
 * headings, the pictures, the mistakes and the advice all come from it. Runs only at build.
 */
import { LRUCache } from 'lru-cache';
import type {
  Heading,
  Html,
  Image,
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Table,
  Text,
} from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Mistake } from './mistake.ts';

/** How an address in the HTML begins that stands for a picture until it is made. */
const PICTURE = 'picture:';

/** Headings, paragraphs, lists, quotations, emphasis, links, tables, pictures by name. No raw HTML. */
const ALLOWED = {
  ...defaultSchema,
  tagNames: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'del', 'a', 'br', 'hr'],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'img'],
  ],
  attributes: {
    a: ['href'],
    h2: ['id'],
    ol: ['start'],
    div: ['role', 'tabIndex', 'ariaLabel'],
    th: ['scope', 'dataAlign'],
    td: ['dataAlign'],
    img: ['src', 'alt'],
  },
  clobber: [],
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['picture'] },
};

/** What a text has that cannot be shown, or would be shown in another way than meant. */
export type ProseMistake = Pick<Mistake, 'code' | 'there' | 'expected' | 'example'>;

export type Prose = {
  /** Sanitised HTML; pictures are still named, see {@link withPictures}. */
  html: string;
  /** The addresses of its links. */
  links: readonly string[];
  /** The pictures that it names, and their own alternative texts, which may be empty. */
  pictures: readonly { name: string; alt: string }[];
  /** The ids of its headings. */
  ids: readonly string[];
  /** The words of each paragraph, heading and entry of a list. */
  blocks: readonly string[];
  mistakes: readonly ProseMistake[];
  /** What is not shown, and need not be. */
  notes: readonly string[];
};

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();
const writer = unified()
  .use(remarkRehype)
  .use(rehypeSanitize, ALLOWED)
  .use(rehypeStringify)
  .freeze();

/** The beginning of a text, as messages quote it. */
const quoted = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
};

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const SHOWN_SCHEME = /^(?:https?|mailto|tel):/i;
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** An address as browsers need it: staff leave out what comes before `www.`, or before an e-mail address. */
function mendedAddress(written: string): string {
  if (/^www\./i.test(written)) return `https://${written}`;
  return MAIL.test(written) ? `mailto:${written}` : written;
}

/** Signs of a list as chats and word processors write them. */
const BULLET = /^[•◦▪●‣·]\s*/;
/** Markdown that was not read as such, because an address in it has a space. */
const UNREAD = /(?<!\\)!?\[[^\]\\]*\]\([^)]*\)/;
const FOOTNOTE = /\[\^[^\]]+\]/;

type Parent = Extract<Nodes, { children: unknown[] }>;
const hasChildren = (node: Nodes): node is Parent => 'children' in node;

/** The state of one reading. */
type Reading = {
  markdown: string;
  addresses: Map<string, string>;
  usedAddresses: Set<string>;
  links: string[];
  pictures: { name: string; alt: string }[];
  ids: string[];
  mistakes: ProseMistake[];
  notes: string[];
};

/** Names what is not shown. */
const markup = ({ mistakes }: Reading, there: string, expected: string) => {
  mistakes.push({ code: 'markup', there, expected });
};

const text = (value: string): Text => ({ type: 'text', value });

/** A heading in the two ranks that pages have. One that is a link to `#name` gets that id, so that pages link to it. */
function heading(node: Heading, reading: Reading): Nodes[] {
  const depth = node.depth <= 2 ? 2 : 3;
  if (wordsOf(node).trim() === '') {
    markup(reading, `a heading has no words: ${'#'.repeat(node.depth)}`, 'its words behind the #');
    return [];
  }
  const [only, ...others] = node.children;
  if (
    depth === 2 &&
    only?.type === 'link' &&
    others.length === 0 &&
    /^#[a-z\d-]+$/.test(only.url)
  ) {
    const id = only.url.slice(1);
    reading.ids.push(id);
    return [
      { ...node, depth, data: { hProperties: { id } }, children: inner(only, reading).children },
    ];
  }
  return [{ ...inner(node, reading), depth }];
}

/** HTML is not shown. A line break is one; a note to other writers need not be shown. */
function html({ value }: Html, reading: Reading): Nodes[] {
  if (/^<br\s*\/?>$/i.test(value)) return [{ type: 'break' }];
  // Its beginning has been named.
  if (/^<\/[a-z\d]+\s*>$/i.test(value)) return [];
  if (/^\s*<!--[\s\S]*-->\s*$/.test(value))
    reading.notes.push(`the note ${quoted(value)} is not shown to visitors`);
  else markup(reading, `HTML is not shown: ${quoted(value)}`, 'the words alone, without < and >');
  return [];
}

function link(node: Link, reading: Reading): Nodes[] {
  const url = mendedAddress(node.url);
  const { children } = inner(node, reading);
  const { start } = node.position ?? {};
  // A bare address of a page in a text stays a text. One of e-mail is to be pressed.
  const isBare = start === undefined || !'[<'.includes(reading.markdown[start.offset ?? 0] ?? ' ');
  if (isBare && !url.startsWith('mailto:')) return children;
  if (SCHEME.test(url) && !SHOWN_SCHEME.test(url)) {
    reading.mistakes.push({
      code: 'link',
      there: `a link to ${quoted(url)} is not shown`,
      expected: 'an address that begins with /, https:, mailto: or tel:',
      example: 'tel:+254700000000',
    });
    return children;
  }
  if (wordsOf(node).trim() === '')
    reading.mistakes.push({
      code: 'link',
      there: `nobody can see the link to ${quoted(url)}`,
      expected: 'words between its brackets',
      example: `[words](${url})`,
    });
  reading.links.push(url);
  return [{ ...node, url, title: null, children }];
}

/** A table in a box that can be scrolled on a phone, also by keyboard. Its head names it. */
function table(node: Table, reading: Reading): Nodes[] {
  const [head] = node.children;
  const align = node.align ?? [];
  const rows = node.children.map((row) => ({
    ...row,
    children: row.children.map((cell, index) => ({
      ...inner(cell, reading),
      data: {
        hProperties: {
          ...(row === head && { scope: 'col' }),
          ...(align[index] && { dataAlign: align[index] }),
        },
      },
    })),
  }));
  const ariaLabel = (head?.children ?? [])
    .map((cell) => wordsOf(cell))
    .filter(Boolean)
    .join(', ');
  const box = { hName: 'div', hProperties: { role: 'region', tabIndex: 0, ariaLabel } };
  return [{ type: 'blockquote', data: box, children: [{ ...node, align: null, children: rows }] }];
}

/** Lines that begin with a dot are a list. */
function bullets(node: Paragraph): Nodes | undefined {
  const lines: PhrasingContent[][] = [[]];
  for (const child of node.children) {
    if (child.type === 'break') lines.push([]);
    else if (child.type !== 'text') lines.at(-1)?.push(child);
    else
      child.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([]);
        if (value !== '') lines.at(-1)?.push(text(value));
      });
  }
  const items = lines
    .filter((line) => line.length > 0)
    .map(([first, ...others]) =>
      first?.type === 'text' && BULLET.test(first.value)
        ? [text(first.value.replace(BULLET, '')), ...others]
        : undefined,
    );
  if (!items.every((item) => item !== undefined)) return undefined;
  return {
    type: 'list',
    children: items.map((children) => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children }],
    })),
  };
}

/** The name of a picture and its alternative text. */
function pictureOf({ url, alt }: { url: string; alt?: string | null | undefined }) {
  let name = url;
  try {
    name = decodeURIComponent(url);
  } catch {
    // A name with a % is written as it is.
  }
  // Names are words of a text, and words are held together (`no-break-spaces.ts`).
  name = name.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').normalize('NFC');
  return { name, alt: (alt ?? '').trim().replace(/\s+/g, ' ') };
}

/** A picture stands alone, between the words before it and after it. */
function figure(node: Image, reading: Reading): Nodes {
  const { name, alt } = pictureOf(node);
  reading.pictures.push({ name, alt });
  const image: Image = { type: 'image', url: PICTURE + encodeURIComponent(name), alt };
  return { type: 'paragraph', data: { hName: 'figure' }, children: [image] };
}

function paragraph(node: Paragraph, reading: Reading, isOutside: boolean): Nodes[] {
  const lines = wordsOf(node).split('\n');
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith('|')))
    markup(
      reading,
      `a table is not shown: ${quoted(lines[0] ?? '')}`,
      'a line below its first line with as many parts, such as | --- | --- |',
    );
  const list = bullets(node);
  if (list) return shown(list, reading);
  const parts: Nodes[] = [];
  let words: PhrasingContent[] = [];
  const end = () => {
    const isEmpty = words.every((word) => word.type === 'break' || wordsOf(word).trim() === '');
    if (!isEmpty) parts.push({ ...node, children: words });
    words = [];
  };
  for (const child of node.children) {
    const image = child.type === 'imageReference' ? referred(child, reading) : child;
    if (image.type === 'image' && isOutside) {
      end();
      parts.push(figure(image, reading));
    } else words.push(...(shown(child, reading) as PhrasingContent[]));
  }
  end();
  return parts;
}

/** A picture or link whose address stands elsewhere in the text. */
function referred<Node extends Extract<Nodes, { type: 'imageReference' | 'linkReference' }>>(
  node: Node,
  { addresses, usedAddresses }: Reading,
) {
  const url = addresses.get(node.identifier) ?? '';
  usedAddresses.add(node.identifier);
  return (
    node.type === 'imageReference'
      ? { type: 'image', url, alt: node.alt, position: node.position }
      : { type: 'link', url, children: node.children, position: node.position }
  ) as Node extends { type: 'imageReference' } ? Image : Link;
}

/** Names what looks like a link, a picture or a footnote, and was not read as one. */
function nameUnread({ position }: Text, reading: Reading): void {
  const { start, end } = position ?? {};
  // As it was written: a \ before a bracket says that it is meant as a bracket.
  const written = reading.markdown.slice(start?.offset, end?.offset);
  const [unread] = UNREAD.exec(written) ?? [];
  if (unread !== undefined)
    reading.mistakes.push({
      code: 'link',
      there: `${quoted(unread)} is not read as a ${unread.startsWith('!') ? 'picture' : 'link'}`,
      expected: 'no space in the address, or < and > around it',
      example: unread.startsWith('!') ? '![Words](<Field day>)' : '[words](/about)',
    });
  const [footnote] = FOOTNOTE.exec(written) ?? [];
  if (footnote !== undefined)
    markup(reading, `a footnote is not shown: ${footnote}`, 'its words in the text');
}

/** The node with its children as pages show them. */
function inner<Node extends Nodes>(node: Node, reading: Reading): Node {
  if (!hasChildren(node)) return node;
  const isOutside = node.type === 'root';
  const children = (node.children as Nodes[]).flatMap((child) => shown(child, reading, isOutside));
  return { ...node, children };
}

/** A node as pages show it: itself, what stands for it, or nothing. What is lost is named. */
function shown(node: Nodes, reading: Reading, isOutside = false): Nodes[] {
  switch (node.type) {
    case 'heading':
      return heading(node, reading);
    case 'html':
      return html(node, reading);
    case 'link':
      return link(node, reading);
    case 'linkReference':
      return link(referred(node, reading), reading);
    case 'table':
      return table(node, reading);
    case 'paragraph':
      return paragraph(node, reading, isOutside);
    case 'imageReference':
      return shown(referred(node, reading), reading);
    case 'image':
      markup(
        reading,
        `the picture ${quoted(pictureOf(node).name)} is not shown here`,
        'a paragraph of its own, with an empty line above it and below it',
      );
      return [];
    case 'code': {
      // Word moves the first line of a paragraph in; in Markdown that is the text of a program.
      const { children } = parser.parse(node.value);
      const own = { ...reading, markdown: node.value };
      return children.flatMap((child) => shown(child, own, isOutside));
    }
    case 'inlineCode':
      return [text(node.value)];
    case 'listItem': {
      if (typeof node.checked !== 'boolean') return [inner(node, reading)];
      const box = text(node.checked ? '☑ ' : '☐ ');
      const [first, ...others] = node.children;
      const children =
        first?.type === 'paragraph'
          ? [{ ...first, children: [box, ...first.children] }, ...others]
          : [{ type: 'paragraph' as const, children: [box] }, ...node.children];
      return [inner({ ...node, checked: null, children }, reading)];
    }
    case 'footnoteDefinition':
      return [];
    case 'footnoteReference':
      markup(reading, `a footnote is not shown: [^${node.identifier}]`, 'its words in the text');
      return [];
    case 'definition':
      return [];
    case 'text':
      nameUnread(node, reading);
      return [node];
    default:
      return [inner(node, reading)];
  }
}

/** The words of each paragraph, heading, entry and cell. */
function blocksIn(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const words = wordsOf(node, { includeImageAlt: false }).replace(/\s+/g, ' ').trim();
    return words === '' ? [] : [words];
  }
  return hasChildren(node) ? (node.children as Nodes[]).flatMap(blocksIn) : [];
}

/** The addresses that stand in lines of their own, by their names. */
function addressesIn(tree: Root): Map<string, string> {
  return new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
}

function read(markdown: string): Prose {
  const tree = parser.parse(markdown);
  const reading: Reading = {
    markdown,
    addresses: addressesIn(tree),
    usedAddresses: new Set(),
    links: [],
    pictures: [],
    ids: [],
    mistakes: [],
    notes: [],
  };
  const page = inner(tree, reading);
  for (const [name, url] of reading.addresses)
    if (!reading.usedAddresses.has(name))
      markup(
        reading,
        `nothing leads to the address [${name}]: ${url}`,
        `[words][${name}] in the text`,
      );
  const blocks = blocksIn(page);
  const { links, pictures, ids, mistakes, notes } = reading;
  if (blocks.length === 0 && markdown.trim() !== '')
    markup(reading, 'visitors see no words', 'some text');
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  if (doubled)
    markup(reading, `two headings have the name #${doubled}`, 'a name of its own for each');
  return {
    html: writer.stringify(writer.runSync(page)).trim(),
    links,
    pictures,
    ids,
    blocks,
    mistakes,
    notes,
  };
}

/** Cache of the last texts: the editor reads all content again at each pause in writing. */
const readings = new LRUCache<string, Prose>({ max: 5000, memoMethod: read });

/** Reads a Markdown text. */
export const readProse = (markdown: string): Prose => readings.memo(markdown);

/**
 * Sanitised HTML of a Markdown text.
 * @param origin of the site. Links to its pages get their full address in `data-address`, for printing (`print.css`).
 */
export const toHtml = (markdown: string, origin: string): string =>
  readProse(markdown).html.replaceAll(/<a href="(\/[^"]*)"/g, `$& data-address="${origin}$1"`);

/** The text with another name for one of its pictures. All else in it stays as it is written. */
export function renamePicture(markdown: string, name: string, to: string): string {
  const address = /[\s()<>]/.test(to) ? `<${to}>` : to;
  const places = (node: Nodes): [number, number][] => {
    if (hasChildren(node)) return node.children.flatMap(places);
    if ((node.type !== 'image' && node.type !== 'definition') || pictureOf(node).name !== name)
      return [];
    const start = node.position?.start.offset ?? 0;
    const written = markdown.slice(start, node.position?.end.offset);
    const [open, close] =
      node.type === 'image' ? [written.lastIndexOf('](') + 2, -1] : [written.indexOf(']:') + 2];
    const [before = '', old = ''] = /^\s*(<[^>]*>|\S+)/.exec(written.slice(open, close)) ?? [];
    const end = start + open + before.length;
    return [[end - old.length, end]];
  };
  return places(parser.parse(markdown)).reduceRight(
    (text, [start, end]) => text.slice(0, start) + address + text.slice(end),
    markdown,
  );
}

/** A picture that a text names, in its HTML. */
const NAMED_PICTURE = /<img src="picture:([^"]*)" alt="([^"]*)">/g;

/**
 * The HTML with its pictures.
 * @param show makes the HTML of a picture of its name and its alternative text, both as they stand in HTML
 */
export const withPictures = (html: string, show: (name: string, alt: string) => string): string =>
  html.replace(NAMED_PICTURE, (_whole, name: string, alt: string) =>
    show(decodeURIComponent(name), alt),
  );
