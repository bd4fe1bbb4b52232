/** Makes text of other programs clean: what remains is what the text field knows. */
import { Fragment, Slice, type Node } from 'prosemirror-model';
import { ownAddress, type Site } from '../dialogs/addresses.ts';
import { mayLinkTo, schema } from './schema.ts';

const { nodes, marks } = schema;

/** Word copies each item of a list as a paragraph that begins with a sign or a number. */
const WORD_SIGN = '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]';
const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** What has no words. Word and Google Docs bring styles along. */
const NO_TEXT =
  'script, style, template, noscript, iframe, object, svg, math, video, audio, canvas, input, select, textarea, button, title';

const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre';

/** More columns or rows than this are a mistake in the other program. */
const MOST_CELLS = 50;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** The paragraphs of Word that only look like lists become lists. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('[data-style*="mso-list" i]')) {
    const signs = [...paragraph.querySelectorAll(WORD_SIGN)];
    if (!paragraph.matches('p, h1, h2, h3, h4, h5, h6') || signs.length === 0) continue;
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 1);
    const tag = NUMBER.test(signs.map((sign) => sign.textContent).join('')) ? 'ol' : 'ul';
    for (const sign of signs) sign.remove();
    const list = () => {
      const made = body.ownerDocument.createElement(tag);
      made.setAttribute('data-word', '');
      return made;
    };
    const before = paragraph.previousElementSibling;
    let target =
      before?.matches(level > 1 ? '[data-word]' : `${tag}[data-word]`) === true ? before : null;
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (target === null) {
      target = list();
      paragraph.replaceWith(target);
    } else paragraph.remove();
    for (let inner = 1; inner < level && target.lastElementChild !== null; inner += 1) {
      const last: Element = target.lastElementChild;
      if (last.lastElementChild?.matches('ul, ol') !== true) last.append(list());
      target = last.lastElementChild ?? target;
    }
    target.append(item);
  }
}

/** Bold and italic by a style become elements. A heading is bold by itself. */
function makeEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style], b, strong')) {
    const style = element.getAttribute('data-style') ?? '';
    const [, weight = ''] = /font-weight:\s*([\w]+)/i.exec(style) ?? [];
    const isHeavy = /^(?:bold|bolder|[6-9]00)$/i.test(weight);
    const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    const inside = (tag: 'strong' | 'em') => {
      const made = body.ownerDocument.createElement(tag);
      made.append(...element.childNodes);
      element.append(made);
    };
    if (element.matches('b, strong')) {
      if (isInHeading || (weight !== '' && !isHeavy)) unwrap(element);
    } else if (isHeavy && !isInHeading) inside('strong');
    if (/font-style:\s*italic/i.test(style) && !element.matches('em, i')) inside('em');
  }
}

/** The cells of a table, row by row. A cell over several columns or rows is followed by empty ones. */
function gridOf(table: HTMLTableElement): (Element | null)[][] {
  const grid: (Element | null)[][] = [];
  [...table.rows].forEach((row, index) => {
    const line = (grid[index] ??= []);
    for (const cell of row.cells) {
      let column = 0;
      while (line[column] !== undefined) column += 1;
      for (let down = 0; down < Math.min(cell.rowSpan || 1, table.rows.length - index); down += 1) {
        const other = (grid[index + down] ??= []);
        for (let across = 0; across < Math.min(cell.colSpan, MOST_CELLS); across += 1)
          other[column + across] = down + across === 0 ? cell : null;
      }
    }
  });
  return grid;
}

/** Tables have a row of heads and cells of one line. A table that only gives a page its shape is none. */
function makeTables(body: HTMLElement): void {
  // The inner tables first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const grid = gridOf(table);
    const width = Math.max(0, ...grid.map((line) => line.length));
    const make = (tag: string, ...children: (string | globalThis.Node)[]) => {
      const made = body.ownerDocument.createElement(tag);
      made.append(...children);
      return made;
    };
    const isLayout = width < 2 || grid.length < 2;
    if (isLayout || table.parentElement?.closest('table') !== null) {
      const cells = grid.flat().filter((cell) => cell !== null);
      table.replaceWith(...cells.map((cell) => make('div', ...cell.childNodes)));
      continue;
    }
    const rows = grid.map((line, index) => {
      const cells = Array.from({ length: width }, (_, column) => {
        const cell = line[column];
        for (const part of cell?.querySelectorAll(`${BLOCKS}, br`) ?? []) {
          part.before(' ');
          unwrap(part);
        }
        for (const list of cell?.querySelectorAll('ul, ol') ?? []) unwrap(list);
        return make(index === 0 ? 'th' : 'td', ...(cell?.childNodes ?? []));
      });
      return make('tr', ...cells);
    });
    table.replaceWith(make('table', ...rows));
  }
}

/** The HTML with its styles as data: a strict policy reports every style that a parser comes upon. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style[\s>][\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(?<=[\s"'])style(?=\s*=)/gi, 'data-style'));

/** What tells words from others, and is lost. Underlines are: on a page they would look like links. */
const LOST =
  's, strike, del, sup, sub, [data-style*="line-through" i], [data-style*="super" i], [data-style*="vertical-align:sub" i], [data-style*="vertical-align: sub" i]';

/**
 * HTML of another program with nothing in it that the text field does not know.
 * @returns also how many pictures were left out, since a text has pictures of the site only, and which words were struck
 *   out, raised or lowered
 */
export function cleanHtml(
  html: string,
  site: Site,
): { html: string; pictures: number; plain: string[] } {
  // Copied in a text field.
  if (html.includes('data-pm-slice')) return { html, pictures: 0, plain: [] };
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  // Word ends paragraphs with an empty element.
  for (const end of body.querySelectorAll('o\\:p')) if (end.textContent.trim() === '') end.remove();
  const plain = [...body.querySelectorAll(LOST)]
    .filter((element) => element.querySelector(LOST) === null)
    .map(({ textContent }) => textContent.trim())
    .filter((words) => words !== '');
  const pictures = body.querySelectorAll('img');
  for (const picture of pictures) picture.remove();
  makeLists(body);
  makeEmphasis(body);
  makeTables(body);
  for (const element of body.querySelectorAll('*')) {
    const href = element.matches('a') ? element.getAttribute('href') : null;
    const start = element.matches('ol') ? element.getAttribute('start') : null;
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (href !== null) element.setAttribute('href', ownAddress(href, site));
    if (start !== null && /^\d{1,6}$/.test(start)) element.setAttribute('start', start);
  }
  return { html: body.innerHTML, pictures: pictures.length, plain };
}

/** Signs that chats and mails put before the items of a list. */
const SIGN = /^\s*[•·▪◦‣●∙○■–-]\s+/;
const FIRST_NUMBER = /^\s*(\d{1,3})[.)]\s+/;

/** A paragraph without its first letters. */
const without = (paragraph: Node, letters: number) => paragraph.cut(letters);

/** The lines of a paragraph as paragraphs, where an empty line or the sign of an item begins a new one. */
function splitLines(paragraph: Node): Node[] {
  const lines: Node[][] = [[]];
  for (const child of paragraph.children) {
    if (child.type === nodes.hard_break) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  const paragraphs: Node[][] = [[]];
  for (const line of lines) {
    const words = line.map((piece) => piece.textContent).join('');
    const current = paragraphs.at(-1) ?? [];
    const isNew = line.length === 0 || SIGN.test(words) || SIGN.test(current[0]?.textContent ?? '');
    if (isNew) paragraphs.push(line);
    else current.push(...(current.length > 0 ? [nodes.hard_break.create()] : []), ...line);
  }
  return paragraphs.map((content) => nodes.paragraph.create(null, content));
}

/** Words that stand beside blocks as paragraphs of their own. */
function onlyBlocks(mixed: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let words: Node[] = [];
  const close = () => {
    if (words.length > 0) blocks.push(nodes.paragraph.create(null, words));
    words = [];
  };
  for (const node of mixed) {
    if (node.isInline) words.push(node);
    else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks;
}

/** Blocks of a paste with real lists in the place of lines that begin with a sign, and without empty paragraphs. */
function tidyBlocks(blocks: readonly Node[]): Node[] {
  const tidied: Node[] = [];
  /** Whether the lines before were numbered up to the number before this. */
  const follows = (order: number) => {
    const last = tidied.at(-1);
    return (
      last?.type === nodes.ordered_list && last.childCount + Number(last.attrs['order']) === order
    );
  };
  const lines = onlyBlocks(blocks).flatMap((node) =>
    node.type === nodes.paragraph ? splitLines(node) : [node],
  );
  lines.forEach((node, index) => {
    const last = tidied.at(-1);
    const text = node.type === nodes.paragraph ? node.textContent : undefined;
    if (text?.trim() === '' && node.children.every(({ isText }) => isText)) return;
    const sign = SIGN.exec(text ?? '')?.[0];
    const [number, order = '0'] = FIRST_NUMBER.exec(text ?? '') ?? [];
    // One line with a number may be anything; two are a list.
    const next = FIRST_NUMBER.exec(lines[index + 1]?.textContent ?? '')?.[1];
    const isNumbered =
      number !== undefined && (follows(Number(order)) || (order === '1' && next === '2'));
    const list =
      sign !== undefined
        ? nodes.bullet_list.create(null, nodes.list_item.create(null, without(node, sign.length)))
        : isNumbered
          ? nodes.ordered_list.create(
              { order: Number(order) },
              nodes.list_item.create(null, without(node, number.length)),
            )
          : node;
    const isList = list.type === nodes.bullet_list || (isNumbered && follows(Number(order)));
    // Word on the web copies a list for each item.
    if (isList && last !== undefined && last.type === list.type)
      tidied.splice(-1, 1, last.copy(last.content.append(list.content)));
    else tidied.push(list);
  });
  return tidied;
}

/** A paste, tidied. What stands in the middle of a paragraph stays as it is. */
export function tidySlice(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  const [only] = content.content;
  const isPiece = content.childCount === 1 && only?.isTextblock === true;
  if (content.content.every(({ isInline }) => isInline)) return slice;
  if (isPiece && !SIGN.test(only.textContent)) return slice;
  const tidied = Fragment.from(tidyBlocks(content.content));
  // Whether the first and the last block run into what is there already.
  const isSame = (edge: 'firstChild' | 'lastChild') => content[edge]?.type === tidied[edge]?.type;
  return new Slice(tidied, isSame('firstChild') ? openStart : 0, isSame('lastChild') ? openEnd : 0);
}

/** Plain text as blocks: each line is one. An address alone becomes a link, with the name of the page if it is ours. */
export function sliceOfText(text: string, site: Site): Slice {
  const address = ownAddress(text.trim(), site);
  if (/^https?:\/\/\S+$/i.test(text.trim()) && mayLinkTo(address)) {
    const title = site.links.find((page) => page.address === address)?.title ?? text.trim();
    return new Slice(
      Fragment.from(schema.text(title, [marks.link.create({ href: address })])),
      0,
      0,
    );
  }
  const lines = text
    .split(/(?:\r\n?|\n)+/)
    .filter((line) => line.trim() !== '')
    .map((line) => nodes.paragraph.create(null, schema.text(line.replace(/\s+/g, ' '))));
  return tidySlice(Slice.maxOpen(Fragment.from(lines)));
}

/** All of a paste as words in one line, as a cell of a table holds them. */
export function inOneLine(slice: Slice): Node[] {
  const words: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock && words.length > 0) words.push(schema.text(' '));
    if (node.isText || node.type === nodes.picture) words.push(node);
  });
  return words;
}
