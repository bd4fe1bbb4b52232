/** A Markdown text as the document of the text field, and back, so that only blocks that were touched change. */
import type { Node } from 'prosemirror-model';
import { isText, readMarkdown, type Block } from './read-markdown.ts';
import { schema } from './schema.ts';
import { rememberSource, writeBlock } from './write-markdown.ts';

/** What was read: the blocks in their order, and where each stands. */
export type ProseText = {
  doc: Node;
  blocks: readonly Block[];
  /** What stands after the last block. */
  end: string;
  places: WeakMap<Node, number>;
};

/** The nodes with an empty paragraph wherever one could not write otherwise: beside tables and blocks that are kept. */
export function withRoom(blocks: readonly Node[]): Node[] {
  const roomy: Node[] = [];
  for (const node of blocks) {
    if (!isText(node) && !isText(roomy.at(-1))) roomy.push(schema.nodes.paragraph.create());
    roomy.push(node);
  }
  return isText(roomy.at(-1)) ? roomy : [...roomy, schema.nodes.paragraph.create()];
}

/** The document of a Markdown text. */
export function openText(markdown: string): ProseText {
  const { blocks, end } = readMarkdown(markdown, writeBlock);
  const doc = schema.nodes.doc.create(null, withRoom(blocks.map(({ node }) => node)));
  const text = { doc, blocks, end, places: new WeakMap<Node, number>() };
  placeBlocks(text, doc);
  return text;
}

/** A document that is equal to that of the text, but has other nodes, gives back the lines of the text from now on. */
export function placeBlocks({ doc, blocks, places }: ProseText, same: Node): void {
  const nodes = new Map(blocks.map(({ node }, place) => [node, place]));
  doc.forEach((node, _offset, index) => {
    const place = nodes.get(node);
    const source = place === undefined ? undefined : blocks[place]?.source;
    if (place === undefined || source === undefined) return;
    places.set(same.child(index), place);
    rememberSource(same.child(index), source);
  });
}

/** Blocks that follow each other between two that have not changed. */
type Change = { after: number; before: number; wanted: readonly Node[] };

const hasEmptyLine = (gap: string) => /\n[ \t]*\n/.test(gap);

/**
 * What stands before, between and after the changed blocks: what stood there before, where it fits. Addresses of links
 * stand there too, so none of it is lost.
 */
function gapsOf({ blocks, end }: ProseText, { after, before, wanted }: Change) {
  const count = wanted.length;
  const old = [...blocks.map(({ gap }) => gap), end].slice(after + 1, before + 1);
  const [isFirst, isLast] = [after === -1, before === blocks.length];
  const isSameCount = old.length === count + 1;
  /** Which of the old gaps stands at this place. */
  const origin = (index: number): number | undefined => {
    if (isSameCount) return index;
    if (index === count && (isLast || !isFirst)) return old.length - 1;
    return index === 0 && (isFirst ? blocks.length > 0 : old.length > 1) ? 0 : undefined;
  };
  const empty = '\n\n';
  const isKind = (index: number) =>
    wanted[index] === undefined || wanted[index].type === blocks[after + 1 + index]?.node.type;
  const gaps = Array.from({ length: count + 1 }, (_, index) => {
    const isOuter = (isFirst && index === 0) || (isLast && index === count);
    const from = origin(index);
    const gap = from === undefined ? undefined : old[from];
    if (isOuter) {
      const isGlued = index > 0 && gap !== undefined && /^\n?\S/.test(gap);
      return isGlued ? empty + gap.trimStart() : (gap ?? '');
    }
    if (gap === undefined) return empty;
    // A heading needs no empty line after it, but a paragraph that takes its place does.
    const isKept = hasEmptyLine(gap) || (isSameCount && isKind(index - 1) && isKind(index));
    if (isKept) return gap;
    return gap.trim() === '' ? empty : empty + gap.trim() + empty;
  });
  const used = new Set(gaps.map((_, index) => origin(index)));
  const lost = old.filter((gap, index) => !used.has(index) && gap.trim() !== '');
  const last = gaps.at(-1) ?? '';
  if (lost.length === 0) return gaps;
  const foot = isLast || hasEmptyLine(last) ? last : empty;
  const head = isFirst && count === 0 ? '' : empty;
  return [...gaps.slice(0, -1), head + lost.map((gap) => gap.trim()).join(empty) + foot];
}

/** The Markdown of a document. Blocks of the text that are still in it, and what stands between them, do not change. */
export function writeText(text: ProseText, doc: Node): string {
  const parts: string[] = [];
  let after = -1;
  let wanted: Node[] = [];
  const close = (before: number) => {
    const gaps = gapsOf(text, { after, before, wanted });
    gaps.forEach((gap, index) => {
      const node = wanted[index];
      parts.push(gap, node === undefined ? '' : writeBlock(node));
    });
    wanted = [];
    after = before;
  };
  doc.forEach((node) => {
    const place = text.places.get(node);
    if (place !== undefined && place > after) {
      close(place);
      parts.push(writeBlock(node));
    } else if (writeBlock(node) !== '') wanted.push(node);
  });
  close(text.blocks.length);
  return parts.join('');
}
