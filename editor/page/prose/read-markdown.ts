/** Reads Markdown into blocks of the text field, with the parser of the site. */
import type { Definition, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Signs that mean more than text to other readers of Markdown: footnotes, struck words, blocks with `:::`, tasks. */
const UNKNOWN = /(?<!\\)(?:\[\^|~~)|^\s*:::|^\s*(?:[-*+]|\d+[.)])\s+\[[ x]\]\s/im;

/** What a picture may be called; anything else is an address. */
const PICTURE_NAME = /^[^/:?#]+$/;

/** The field cannot show this block. */
class Unknown extends Error {
  override name = 'Unknown';
}

type Definitions = ReadonlyMap<string, Definition>;

/** The tree of a Markdown text, with tables. */
const treeOf = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** Where a link or picture leads, and its title. */
function target(
  node: Extract<Nodes, { type: 'link' | 'linkReference' | 'image' | 'imageReference' }>,
  definitions: Definitions,
) {
  const from = 'url' in node ? node : definitions.get(node.identifier);
  if (from === undefined) throw new Unknown();
  return { href: from.url, title: from.title ?? null };
}

function inlines(
  children: readonly PhrasingContent[],
  definitions: Definitions,
  around: readonly Mark[] = Mark.none,
): Node[] {
  const inside = (node: Extract<PhrasingContent, Parents>, mark: Mark) =>
    inlines(node.children, definitions, mark.addToSet(around));
  return children.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text':
        // A line break in the source is a space of the text.
        return [schema.text(node.value.replace(/\r\n?|\n/g, ' '), around)];
      case 'emphasis':
        return inside(node, marks.em.create());
      case 'strong':
        return inside(node, marks.strong.create());
      case 'link':
      case 'linkReference':
        return inside(node, marks.link.create(target(node, definitions)));
      case 'image':
      case 'imageReference': {
        const { href, title } = target(node, definitions);
        if (!PICTURE_NAME.test(href) || title !== null) throw new Unknown();
        return [nodes.picture.create({ name: href, alt: node.alt ?? '' }, null, around)];
      }
      case 'break':
        return [nodes.hard_break.create(null, null, around)];
      default:
        throw new Unknown();
    }
  });
}

/**
 * A block of the tree as a node of the field.
 * @throws {Unknown} if the field cannot show all of it
 */
function block(node: RootContent, definitions: Definitions): Node {
  const blocks = (children: readonly RootContent[]) =>
    children.map((child) => block(child, definitions));
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, inlines(node.children, definitions));
    case 'heading':
      return nodes.heading.create({ level: node.depth }, inlines(node.children, definitions));
    case 'blockquote':
      return nodes.quotation.create(null, blocks(node.children));
    case 'list': {
      const tight = !(node.spread ?? false) && !node.children.some((item) => item.spread ?? false);
      const items = blocks(node.children);
      if (node.ordered !== true) return nodes.bullet_list.create({ tight }, items);
      return nodes.ordered_list.create({ tight, order: node.start ?? 1 }, items);
    }
    case 'listItem': {
      const item = blocks(node.children);
      // An item without words.
      return nodes.list_item.create(null, item.length > 0 ? item : nodes.paragraph.create());
    }
    case 'table': {
      const width = node.children[0]?.children.length ?? 0;
      const rows = node.children.map(({ children }, row) => {
        const type = row === 0 ? nodes.table_head : nodes.table_cell;
        const cells = Array.from({ length: width }, (_, column) =>
          type.create(
            { align: node.align?.[column] ?? null },
            inlines(children[column]?.children ?? [], definitions),
          ),
        );
        return nodes.table_row.create(null, cells);
      });
      return nodes.table.create(null, rows);
    }
    default:
      throw new Unknown();
  }
}

/** Whether one can write in a block, or beside it. */
export const isText = (node: Node | undefined) =>
  node !== undefined && node.type !== nodes.table && node.type !== nodes.kept;

/** A block, its Markdown, and what stands before it: empty lines, and addresses of links (`[name]: /address`). */
export type Block = { node: Node; source: string; gap: string };

/**
 * The blocks of a Markdown text, and what stands after the last.
 * @param write writes a node. What would come back otherwise than it was is kept as it is written
 */
export function readMarkdown(
  markdown: string,
  write: (node: Node) => string,
): { blocks: Block[]; end: string } {
  // The parser does not count a byte order mark.
  const mark = markdown.startsWith('\uFEFF') ? 1 : 0;
  const tree = treeOf(markdown.slice(mark));
  const definitions = new Map<string, Definition>();
  // The first of two definitions counts.
  const collect = (node: Nodes) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if ('children' in node) node.children.forEach(collect);
  };
  collect(tree);

  /** The node, if it says all that is written. */
  const known = (from: RootContent, source: string): Node | undefined => {
    if (UNKNOWN.test(source)) return undefined;
    try {
      const node = block(from, definitions);
      node.check();
      const [again, ...more] = treeOf(write(node)).children;
      const isSame = again !== undefined && more.length === 0 && block(again, new Map()).eq(node);
      return isSame ? node : undefined;
    } catch (error) {
      if (error instanceof Unknown || error instanceof RangeError) return undefined;
      throw error;
    }
  };

  let before = 0;
  const blocks = tree.children.flatMap((child): Block[] => {
    if (child.type === 'definition') return [];
    const start = mark + (child.position?.start.offset ?? 0);
    const end = mark + (child.position?.end.offset ?? 0);
    const source = markdown.slice(start, end);
    const gap = markdown.slice(before, start);
    before = end;
    return [{ node: known(child, source) ?? nodes.kept.create({ source }), source, gap }];
  });
  return { blocks, end: markdown.slice(before) };
}
