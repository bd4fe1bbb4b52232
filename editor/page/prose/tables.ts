/** What one can do with a table: it has a row of heads, and rows of as many cells. */
import type { Node } from 'prosemirror-model';
import {
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import { withRoom } from './prose-text.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

const isCell = (node: Node) => node.type === nodes.table_cell || node.type === nodes.table_head;

type Place = { table: Node; start: number; row: number; column: number };

/** The cell in which the selection begins: its table, where that begins, and its row and column. */
function cellOf({ selection: { $from } }: EditorState): Place | undefined {
  for (let depth = $from.depth; depth > 1; depth -= 1) {
    if (!isCell($from.node(depth))) continue;
    const [row, column] = [$from.index(depth - 2), $from.index(depth - 1)];
    return { table: $from.node(depth - 2), start: $from.before(depth - 2), row, column };
  }
  return undefined;
}

/** Whether the selection begins in a table. */
export const isInTable = (state: EditorState) => cellOf(state) !== undefined;

const cellsOf = (table: Node) => table.children.map(({ children }) => children.slice());

/** A table of these cells; those of the first row are heads. */
const tableOf = (rows: readonly (readonly Node[])[]) =>
  nodes.table.create(
    null,
    rows.map((cells, row) => {
      const type = row === 0 ? nodes.table_head : nodes.table_cell;
      const typed = cells.map((cell) =>
        cell.type === type ? cell : type.create(cell.attrs, cell.content),
      );
      return nodes.table_row.create(null, typed);
    }),
  );

/** Where the words of a cell begin. */
function startOf(table: Node, start: number, row: number, column: number): number {
  let at = start + 1;
  for (const before of table.children.slice(0, row)) at += before.nodeSize;
  at += 1;
  for (const before of table.child(row).children.slice(0, column)) at += before.nodeSize;
  return at + 1;
}

/** Puts a table of other cells in the place of a table, and the caret into one of them. */
function replace(
  tr: Transaction,
  { table, start }: Place,
  rows: Node[][],
  row: number,
  column: number,
) {
  const made = tableOf(rows);
  tr.replaceWith(start, start + table.nodeSize, made);
  const at = startOf(
    made,
    start,
    Math.min(row, made.childCount - 1),
    Math.min(column, made.child(0).childCount - 1),
  );
  return tr.setSelection(TextSelection.create(tr.doc, at)).scrollIntoView();
}

type Change = (
  rows: Node[][],
  place: Place,
) => [rows: Node[][], row: number, column: number] | undefined;

/** A command that changes the cells of the table in which the selection is. */
const changing =
  (change: Change): Command =>
  (state, dispatch) => {
    const place = cellOf(state);
    const result = place && change(cellsOf(place.table), place);
    if (place === undefined || result === undefined) return false;
    dispatch?.(replace(state.tr, place, ...result));
    return true;
  };

const empty = (like: Node) => nodes.table_cell.create(like.attrs);

const columnAfter: Change = (rows, { row, column }) => [
  rows.map((cells) => cells.toSpliced(column + 1, 0, nodes.table_cell.create())),
  row,
  column + 1,
];

const rowAfter: Change = (rows, { row }) => [
  rows.toSpliced(row + 1, 0, (rows[0] ?? []).map(empty)),
  row + 1,
  0,
];

/** A row below the one with the caret. */
export const addRow = changing(rowAfter);
/** A column after the one with the caret. */
export const addColumn = changing(columnAfter);
/** Removes the row with the caret. A table has at least its heads. */
export const removeRow = changing((rows, { row, column }) =>
  rows.length > 1 ? [rows.toSpliced(row, 1), row, column] : undefined,
);
/** Removes the column with the caret, if it is not the last. */
export const removeColumn = changing((rows, { row, column }) =>
  (rows[0]?.length ?? 0) > 1
    ? [rows.map((cells) => cells.toSpliced(column, 1)), row, column]
    : undefined,
);

/** Goes to the cell below, and adds a row after the last. */
export const cellBelow = changing((rows, place) => {
  if (place.row + 1 < rows.length) return [rows, place.row + 1, place.column];
  const [more, row] = rowAfter(rows, place) ?? [rows, place.row];
  return [more, row, place.column];
});

/** Goes to the next cell, and adds a row after the last. */
export const nextCell = changing((rows, place) => {
  if (place.column + 1 < (rows[0]?.length ?? 0)) return [rows, place.row, place.column + 1];
  return place.row + 1 < rows.length ? [rows, place.row + 1, 0] : rowAfter(rows, place);
});

/** Goes to the cell before. In the first one Shift and Tab leave the text. */
export const cellBefore = changing((rows, { row, column }) => {
  if (column > 0) return [rows, row, column - 1];
  return row > 0 ? [rows, row - 1, (rows[0]?.length ?? 1) - 1] : undefined;
});

/** Goes from the last row to what stands below the table. */
export const leaveBelow: Command = (state, dispatch, view) => {
  const place = cellOf(state);
  const isLast = place !== undefined && place.row + 1 === place.table.childCount;
  if (!isLast || view?.endOfTextblock('down') === false) return false;
  const after = state.doc.resolve(place.start + place.table.nodeSize);
  dispatch?.(state.tr.setSelection(Selection.near(after)).scrollIntoView());
  return true;
};

/** Removes the table. */
export const removeTable: Command = (state, dispatch) => {
  const place = cellOf(state);
  if (place === undefined) return false;
  const { table, start } = place;
  const tr = state.tr.replaceWith(start, start + table.nodeSize, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + 1)).scrollIntoView());
  return true;
};

/** A block after the one at the top in which the selection is, or in its place when it is an empty paragraph. */
export function insertBlock(tr: Transaction, block: Node): { tr: Transaction; at: number } {
  const { $from, $to } = tr.selection;
  const top = $from.depth > 0 ? $from.node(1) : tr.doc.maybeChild($from.index(0));
  const isFree = top?.type === nodes.paragraph && top.content.size === 0;
  const at = isFree ? $from.before(1) : $to.depth > 0 ? $to.after(1) : $to.pos;
  if (isFree) tr.replaceWith(at, at + 2, block);
  else tr.insert(at, block);
  return { tr, at };
}

/** Puts a table of two columns and three rows after the block with the caret, and the caret into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const cells = Array.from({ length: 3 }, () => [
    nodes.table_cell.create(),
    nodes.table_cell.create(),
  ]);
  const table = tableOf(cells);
  const { tr, at } = insertBlock(state.tr, table);
  dispatch?.(
    tr.setSelection(TextSelection.create(tr.doc, startOf(table, at, 0, 0))).scrollIntoView(),
  );
  return true;
};

/**
 * Backspace and Delete do not leave a cell: at its edge they do nothing, and of a selection over several cells they take
 * the words.
 */
export const deleteInCells =
  (direction: 'backward' | 'forward'): Command =>
  (state, dispatch) => {
    const { $from, $to, empty: isCaret } = state.selection;
    const isCellThere = isCell($from.parent) || isCell($to.parent);
    if (isCaret) {
      const isEdge =
        direction === 'backward'
          ? $from.parentOffset === 0
          : $from.parentOffset === $from.parent.content.size;
      return isCell($from.parent) && isEdge;
    }
    if (!(state.selection instanceof TextSelection) || !isCellThere || $from.sameParent($to))
      return false;
    const tr = state.tr;
    state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
      if (!node.isTextblock) return true;
      const start = tr.mapping.map(Math.max($from.pos, at + 1));
      tr.delete(
        start,
        Math.max(start, tr.mapping.map(Math.min($to.pos, at + 1 + node.content.size))),
      );
      return false;
    });
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.pos))).scrollIntoView());
    return true;
  };

/** Rows have as many cells as the longest, the first has heads; and one can write beside every block. */
export function repair(state: EditorState): Transaction | undefined {
  const tr = state.tr;
  state.doc.descendants((table, at) => {
    if (table.type !== nodes.table) return !table.isTextblock;
    const rows = cellsOf(table);
    const width = Math.max(...rows.map((cells) => cells.length));
    const full = rows.map((cells) => [
      ...cells,
      ...Array.from({ length: width - cells.length }, () => nodes.table_cell.create()),
    ]);
    const made = tableOf(full);
    if (!made.eq(table)) {
      const start = tr.mapping.map(at);
      const { anchor } = tr.selection;
      tr.replaceWith(start, start + table.nodeSize, made);
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(anchor, tr.doc.content.size))));
    }
    return false;
  });
  let at = 0;
  const present = tr.doc.children;
  let index = 0;
  for (const node of withRoom(present)) {
    if (node === present[index]) index += 1;
    else tr.insert(at, node);
    at += node.nodeSize;
  }
  return tr.docChanged ? tr : undefined;
}
