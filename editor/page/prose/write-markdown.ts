/** Writes blocks of the text field as Markdown. */
import type { BlockContent, ListItem, PhrasingContent, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const isBreak = (piece: Node | undefined) => piece?.type === nodes.hard_break;
const isSpace = (piece: Node | undefined) => piece?.text !== undefined && /^ *$/.test(piece.text);

/** The pieces without spaces at both ends, where Markdown has no use for them. */
function trim(line: readonly Node[]): Node[] {
  const start = line.findIndex((piece) => !isSpace(piece));
  const end = line.findLastIndex((piece) => !isSpace(piece));
  return start === -1 ? [] : line.slice(start, end + 1);
}

/** The pieces of a text without spaces at the edges of bold and emphasis, where Markdown does not allow them. */
function tidy({ content }: Fragment): readonly Node[] {
  const loose = (space: Node, beside: Node | undefined) =>
    space.mark(space.marks.filter((mark) => mark.isInSet(beside?.marks ?? [])));
  const pieces = content.flatMap((child, index): Node[] => {
    if (child.text === undefined) return [child];
    const [, lead = '', words = '', trail = ''] = /^( *)(.*?)( *)$/s.exec(child.text) ?? [];
    return [
      ...(lead === '' ? [] : [loose(schema.text(lead, child.marks), content[index - 1])]),
      ...(words === '' ? [] : [schema.text(words, child.marks)]),
      ...(trail === '' ? [] : [loose(schema.text(trail, child.marks), content[index + 1])]),
    ];
  });
  const lines: Node[][] = [[]];
  for (const piece of pieces) {
    if (isBreak(piece)) lines.push([piece]);
    else lines.at(-1)?.push(piece);
  }
  const trimmed = lines.flatMap(([first, ...rest]) =>
    first !== undefined && isBreak(first)
      ? [first, ...trim(rest)]
      : trim(first === undefined ? [] : [first, ...rest]),
  );
  // A line break at the beginning or end says nothing.
  const start = trimmed.findIndex((piece) => !isBreak(piece));
  const end = trimmed.findLastIndex((piece) => !isBreak(piece));
  return Fragment.from(start === -1 ? [] : trimmed.slice(start, end + 1)).content;
}

function leaf(piece: Node): PhrasingContent {
  if (isBreak(piece)) return { type: 'break' };
  if (piece.type === nodes.picture)
    return { type: 'image', url: String(piece.attrs['name']), alt: String(piece.attrs['alt']) };
  return { type: 'text', value: piece.text ?? '' };
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === marks.strong) return { type: 'strong', children };
  if (type === marks.em) return { type: 'emphasis', children };
  const title: unknown = attrs['title'];
  const titled = typeof title === 'string' ? { title } : {};
  return { type: 'link', url: String(attrs['href']), ...titled, children };
}

/** Pieces of a text as Markdown nests them: what bears the same mark stands in it together. */
function phrasing(pieces: readonly Node[], within: readonly Mark[] = []): PhrasingContent[] {
  const [first] = pieces;
  if (first === undefined) return [];
  const mark = first.marks.find((one) => !one.isInSet(within));
  if (mark === undefined) return [leaf(first), ...phrasing(pieces.slice(1), within)];
  const end = pieces.findIndex((piece) => !mark.isInSet(piece.marks));
  const inside = end === -1 ? pieces : pieces.slice(0, end);
  return [
    marked(mark, phrasing(inside, mark.addToSet(within))),
    ...phrasing(pieces.slice(inside.length), within),
  ];
}

const textOf = (node: Node) => phrasing(tidy(node.content));

/** The blocks inside another. Empty paragraphs are left out, as Markdown has none. */
const blocksOf = (node: Node) =>
  node.children.filter(({ content, isTextblock }) => !isTextblock || content.size > 0).map(block);

function item(node: Node, isTight: boolean): ListItem {
  const children = blocksOf(node);
  const isSplit = children.some(
    ({ type }, index) => type === 'paragraph' && children[index + 1]?.type === 'paragraph',
  );
  return { type: 'listItem', spread: !isTight || isSplit, children };
}

const row = (node: Node): TableRow => ({
  type: 'tableRow',
  children: node.children.map((cell) => ({ type: 'tableCell', children: textOf(cell) })),
});

function block(node: Node): BlockContent {
  switch (node.type) {
    case nodes.heading: {
      const depth = ([1, 2, 3, 4, 5, 6] as const).find((one) => one === node.attrs['level']) ?? 2;
      return { type: 'heading', depth, children: textOf(node) };
    }
    case nodes.quotation:
      return { type: 'blockquote', children: blocksOf(node) };
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const isTight = node.attrs['tight'] === true;
      const children = node.children.map((child) => item(child, isTight));
      const ordered = node.type === nodes.ordered_list;
      const start = ordered ? Number(node.attrs['order']) : null;
      return { type: 'list', ordered, start, spread: !isTight, children };
    }
    case nodes.table: {
      const align = node.firstChild?.children.map(
        ({ attrs }) =>
          (['left', 'right', 'center'] as const).find((one) => one === attrs['align']) ?? null,
      );
      return { type: 'table', align: align ?? [], children: node.children.map(row) };
    }
    case nodes.kept:
      return { type: 'html', value: String(node.attrs['source']) };
    default:
      return { type: 'paragraph', children: textOf(node) };
  }
}

/** What nobody has touched keeps its lines, and what has been written is not written again at each letter. */
const written = new WeakMap<Node, string>();

/** From now on the node is written so. */
export const rememberSource = (node: Node, source: string) => written.set(node, source);

/** The Markdown of a block, without a line break at its end. */
export function writeBlock(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const source =
    node.isTextblock && node.content.size === 0
      ? ''
      : toMarkdown(
          { type: 'root', children: [block(node)] },
          {
            bullet: '-',
            rule: '-',
            listItemIndent: 'one',
            extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
            // Other readers of Markdown take these for more than text.
            unsafe: [
              { character: '~', inConstruct: 'phrasing' },
              { atBreak: true, character: ':', after: '::' },
            ],
          },
        ).replace(/\n$/, '');
  written.set(node, source);
  return source;
}
