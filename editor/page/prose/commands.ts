/** What the buttons and keys of the text field do. */
import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
} from 'prosemirror-state';
import { schema } from './schema.ts';
import {
  addColumn,
  addRow,
  cellBefore,
  cellBelow,
  deleteInCells,
  insertBlock,
  insertTable,
  isInTable,
  leaveBelow,
  nextCell,
  removeColumn,
  removeRow,
  removeTable,
  repair,
} from './tables.ts';

const { nodes, marks } = schema;

/** The innermost node around the selection for which this is true, and where it begins. */
function around({ selection: { $from } }: EditorState, isIt: (node: Node) => boolean) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isIt(node)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

const isIn = (type: NodeType) => (state: EditorState) =>
  around(state, (node) => node.type === type) !== undefined;

const isInList = (type: NodeType) => (state: EditorState) =>
  around(state, isList)?.node.type === type;

const headingOf = (state: EditorState) => {
  const { parent } = state.selection.$from;
  if (parent.type !== nodes.heading) return undefined;
  return Number(parent.attrs['level']) <= 2 ? 2 : 3;
};

const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    headingOf(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** Makes a list, changes its kind, or makes it paragraphs again. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = around(state, isList);
    if (list === undefined) return wrapInList(type)(state, dispatch, view);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    const attrs: Attrs = { tight: Boolean(list.node.attrs['tight']) };
    dispatch?.(state.tr.setNodeMarkup(list.at, type, attrs));
    return true;
  };

const toggleQuotation: Command = (state, dispatch, view) =>
  isIn(nodes.quotation)(state)
    ? lift(state, dispatch)
    : wrapIn(nodes.quotation)(state, dispatch, view);

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

const hasMark =
  (name: 'strong' | 'em' | 'link') =>
  ({ selection, storedMarks, doc }: EditorState) =>
    selection.empty
      ? marks[name].isInSet(storedMarks ?? selection.$from.marks()) !== undefined
      : doc.rangeHasMark(selection.from, selection.to, marks[name]);

/** The link around the caret or in the selection: where it begins and ends, and its address. */
export function linkAt({
  selection,
  doc,
}: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = selection;
  const beside = selection.empty
    ? [$from.nodeAfter, $from.nodeBefore]
    : [doc.nodeAt(selection.from)];
  const mark = beside
    .map((node) => marks.link.isInSet(node?.marks ?? []))
    .find((one) => one !== undefined);
  if (mark === undefined) return undefined;
  const runs: { from: number; to: number }[] = [];
  $from.parent.forEach((child, offset) => {
    const from = $from.start() + offset;
    const to = from + child.nodeSize;
    const last = runs.at(-1);
    if (!mark.isInSet(child.marks)) return;
    if (last?.to === from) last.to = to;
    else runs.push({ from, to });
  });
  const run = runs.find(({ from, to }) => from <= selection.from && selection.from <= to);
  return run && { ...run, href: String(mark.attrs['href']) };
}

/** Makes a link of the selection or of the link around the caret; where there is no word, of the title. */
export const setLink =
  (href: string, title: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const mark = marks.link.create({ href });
    const tr = state.tr;
    if (from === to)
      tr.replaceWith(from, to, schema.text(title, [...state.selection.$from.marks(), mark]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

/** The words of the link around the caret are no link any more. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (link === undefined) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return true;
};

/** The picture that is selected. */
export const pictureAt = ({ selection }: EditorState): { name: string; alt: string } | undefined =>
  selection instanceof NodeSelection && selection.node.type === nodes.picture
    ? { name: String(selection.node.attrs['name']), alt: String(selection.node.attrs['alt']) }
    : undefined;

/** Puts a picture in the place of the selected one, into the cell with the caret, or after the block with the caret. */
export const setPicture =
  (name: string, alt: string): Command =>
  (state, dispatch) => {
    const picture = nodes.picture.create({ name, alt });
    const isInside = pictureAt(state) !== undefined || isInTable(state);
    if (isInside) {
      dispatch?.(state.tr.replaceSelectionWith(picture, false).scrollIntoView());
      return true;
    }
    const block = nodes.paragraph.create(null, picture);
    const { tr, at } = insertBlock(state.tr, block);
    // What is typed next stands below the picture.
    const below = at + block.nodeSize;
    const next = tr.doc.resolve(below).nodeAfter;
    if (next?.type !== nodes.paragraph || next.content.size > 0)
      tr.insert(below, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView());
    return true;
  };

type Tool = {
  name: string;
  icon: string;
  /** As ProseMirror writes it, such as `Mod-b`. */
  key?: string;
  /** Without a command the field opens a dialog. */
  command?: Command;
  dialog?: 'link' | 'picture';
  isOn?: (state: EditorState) => boolean;
  /** Where it is offered; without it everywhere. */
  isOffered?: (state: EditorState) => boolean;
};

const inAnyList = (state: EditorState) => around(state, isList) !== undefined;

/** The buttons, in their order. The icons are strokes on a field of 24 by 24. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'Heading',
    icon: 'M5 5v14M18 5v14M5 12h13',
    key: 'Mod-Alt-2',
    command: toggleHeading(2),
    isOn: (state) => headingOf(state) === 2,
  },
  {
    name: 'Smaller heading',
    icon: 'M8 9v10M16 9v10M8 14h8',
    key: 'Mod-Alt-3',
    command: toggleHeading(3),
    isOn: (state) => headingOf(state) === 3,
  },
  {
    name: 'Bold',
    icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
    key: 'Mod-b',
    command: toggleMark(marks.strong),
    isOn: hasMark('strong'),
  },
  {
    name: 'Italic',
    icon: 'M10 5h8M6 19h8M14 5l-4 14',
    key: 'Mod-i',
    command: toggleMark(marks.em),
    isOn: hasMark('em'),
  },
  {
    name: 'Link',
    icon: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
    key: 'Mod-k',
    dialog: 'link',
    isOn: (state) => linkAt(state) !== undefined,
  },
  {
    name: 'List',
    icon: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
    key: 'Mod-Shift-8',
    command: toggleList(nodes.bullet_list),
    isOn: isInList(nodes.bullet_list),
  },
  {
    name: 'Numbered list',
    icon: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 15.5c2.5-1.5 3.5.5 0 3.5h2.5',
    key: 'Mod-Shift-7',
    command: toggleList(nodes.ordered_list),
    isOn: isInList(nodes.ordered_list),
  },
  {
    name: 'Move item in',
    icon: 'M10 6h10M10 12h10M10 18h10M4 9l3 3-3 3',
    key: 'Mod-]',
    command: sinkListItem(nodes.list_item),
    isOffered: inAnyList,
  },
  {
    name: 'Move item out',
    icon: 'M10 6h10M10 12h10M10 18h10M7 9l-3 3 3 3',
    key: 'Mod-[',
    command: liftListItem(nodes.list_item),
    isOffered: inAnyList,
  },
  {
    name: 'Quotation',
    icon: 'M10 7c-3 1-5 3-5 7v3h5v-5H7M19 7c-3 1-5 3-5 7v3h5v-5h-3',
    command: toggleQuotation,
    isOn: isIn(nodes.quotation),
  },
  {
    name: 'Picture',
    icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9.5h.01',
    dialog: 'picture',
    isOn: (state) => pictureAt(state) !== undefined,
  },
  {
    name: 'Table',
    icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
    command: insertTable,
    isOn: isInTable,
  },
  { name: 'Add row', icon: 'M4 4h16v8H4zM12 15v6M9 18h6', command: addRow, isOffered: isInTable },
  {
    name: 'Add column',
    icon: 'M4 4h8v16H4zM15 12h6M18 9v6',
    command: addColumn,
    isOffered: isInTable,
  },
  { name: 'Remove row', icon: 'M4 4h16v8H4zM9 18h6', command: removeRow, isOffered: isInTable },
  {
    name: 'Remove column',
    icon: 'M4 4h8v16H4zM15 12h6',
    command: removeColumn,
    isOffered: isInTable,
  },
  {
    name: 'Remove table',
    icon: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
    command: removeTable,
    isOffered: isInTable,
  },
  { name: 'Undo', icon: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3', key: 'Mod-z', command: undo },
  { name: 'Redo', icon: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3', key: 'Mod-y', command: redo },
];

/** What is typed at the beginning of a line, such as `- `, makes a list, a heading or a quotation. */
const typing = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({
      level: Math.max(2, signs.length),
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.quotation),
    wrappingInputRule(/^\s*[-+*•]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,3})[.)]\s$/,
      nodes.ordered_list,
      ([, order]) => ({ order: Number(order) }),
      ([, order], list) => list.childCount + Number(list.attrs['order']) === Number(order),
    ),
  ],
});

/**
 * Keys and rules of the text field. Tab leaves the field; in a table it goes from cell to cell, and the arrow down leaves its
 * last row.
 * @param openDialog is called for the keys of a dialog
 */
export function plugins(openDialog: (dialog: 'link' | 'picture') => void): Plugin[] {
  const keys = TOOLS.flatMap(({ key, command, dialog }): [string, Command][] => {
    if (key === undefined) return [];
    if (command !== undefined) return [[key, command]];
    return [
      [
        key,
        () => {
          if (dialog !== undefined) openDialog(dialog);
          return true;
        },
      ],
    ];
  });
  return [
    history(),
    typing,
    keymap({
      ...Object.fromEntries(keys),
      'Mod-Shift-z': redo,
      'Mod-Alt-0': setBlockType(nodes.paragraph),
      'Shift-Enter': lineBreak,
      'Mod-Enter': lineBreak,
      ArrowDown: leaveBelow,
      Tab: nextCell,
      'Shift-Tab': cellBefore,
      Enter: chainCommands(cellBelow, splitListItem(nodes.list_item)),
      Backspace: chainCommands(undoInputRule, deleteInCells('backward')),
      Delete: deleteInCells('forward'),
    }),
    keymap(baseKeymap),
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? repair(state) : null,
    }),
  ];
}
