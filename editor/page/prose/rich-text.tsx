/** A text as it looks on the site, to write in. */
import { EditorState, type Command, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '../dialogs/addresses.ts';
import { LinkDialog } from '../dialogs/link-dialog.tsx';
import { PictureDialog } from '../dialogs/picture-dialog.tsx';
import { thumbnail, type Shelf } from '../dialogs/picture-list.tsx';
import { linkAt, pictureAt, plugins, removeLink, setLink, setPicture, TOOLS } from './commands.ts';
import { cleanHtml, inOneLine, sliceOfText, tidySlice } from './paste.ts';
import { openText, placeBlocks, writeText } from './prose-text.ts';
import { isInTable } from './tables.ts';
import { Toolbar, type Button } from './toolbar.tsx';

export type ProseProps = {
  id: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** The pages of the site. */
  links: readonly Page[];
  /** Photographs and drawings that a text may show. */
  shelf: Shelf;
  /** Where the site is, such as `https://www.kilele.example`: addresses there become paths when they are pasted. */
  origin?: string | undefined;
};

type Props = ProseProps & { toMarkdown: Button };

const labelOf = (id: string) => document.querySelector(`label[for="${CSS.escape(id)}"]`);

/** A transaction that brings a text from outside. */
const OUTSIDE = 'outside';

/** On a Mac the key is another. */
const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Meta' : 'Control';

/** A key of ProseMirror as `aria-keyshortcuts` writes it. */
const shortcut = (key: string | undefined) =>
  key
    ?.split('-')
    .map((part) => (part === 'Mod' ? MOD : part.length === 1 ? part.toUpperCase() : part))
    .join('+');

/** The small picture, and below it what it shows. */
function drawPicture(name: string, alt: string, shelf: Shelf): NodeView {
  const picture = shelf.get().pictures.find(({ value }) => value === name);
  const dom = document.createElement('span');
  dom.className = 'prose-picture';
  const note = document.createElement('span');
  if (picture === undefined) note.textContent = `There is no picture “${name}”.`;
  else {
    const img = document.createElement('img');
    img.src = thumbnail(name);
    img.alt = alt || picture.label;
    dom.append(img);
    note.textContent = img.alt;
    note.ariaHidden = 'true';
  }
  dom.append(note);
  return { dom };
}

/** Brings another text into the view. Where it is equal nothing moves, the caret neither. */
function replaceText(view: EditorView, text: ReturnType<typeof openText>): void {
  const { state } = view;
  const [before, after] = [state.doc.content, text.doc.content];
  const start = before.findDiffStart(after);
  const end = before.findDiffEnd(after);
  if (start !== null && end !== null) {
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    const part = text.doc.slice(start, end.b + overlap);
    let tr = state.tr.replace(start, end.a + overlap, part);
    if (!tr.doc.eq(text.doc)) tr = state.tr.replaceWith(0, before.size, after);
    view.dispatch(tr.setMeta(OUTSIDE, true).setMeta('addToHistory', false));
  }
  placeBlocks(text, view.state.doc);
}

export function RichText(props: Props) {
  const { id, value, describedBy, invalid, links, shelf, toMarkdown } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const text = useRef<ReturnType<typeof openText>>(null);
  /** What was written and has not come back as the value yet. */
  const sent = useRef<string[]>([]);
  // ProseMirror calls back later; then it needs what is true by then.
  const latest = useRef(props);
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { current } = host;
    if (current === null) return undefined;
    const opened = openText(latest.current.value);
    text.current = opened;
    const dispatchTransaction = (tr: Transaction) => {
      const { state: next, transactions } = made.state.applyTransaction(tr);
      made.updateState(next);
      setState(next);
      if (!transactions.some(({ docChanged }) => docChanged) || tr.getMeta(OUTSIDE) === true)
        return;
      setSaid('');
      const markdown = writeText(text.current ?? opened, next.doc);
      sent.current.push(markdown);
      latest.current.onChange(markdown);
    };
    const made = new EditorView(current, {
      state: EditorState.create({ doc: opened.doc, plugins: plugins(setDialog) }),
      dispatchTransaction,
      nodeViews: {
        picture: ({ attrs }) =>
          drawPicture(String(attrs['name']), String(attrs['alt']), latest.current.shelf),
      },
      attributes: () => ({
        id: latest.current.id,
        role: 'textbox',
        'aria-multiline': 'true',
        // A label names only the browser's own fields.
        'aria-label': labelOf(latest.current.id)?.textContent ?? 'Text',
        ...(latest.current.describedBy === undefined
          ? {}
          : { 'aria-describedby': latest.current.describedBy }),
        ...(latest.current.invalid === true ? { 'aria-invalid': 'true' } : {}),
      }),
      transformPastedHTML: (html) => {
        const { html: clean, pictures: count, plain } = cleanHtml(html, latest.current);
        const says = [
          ...(count > 0
            ? [
                `${count === 1 ? 'One picture was' : `${count} pictures were`} left out. Add pictures to the photographs, then choose them with “Picture”.`,
              ]
            : []),
          ...(plain.length > 0
            ? [
                `Words that were struck out, raised or lowered look like all others now: ${plain.map((words) => `“${words.slice(0, 60)}”`).join(', ')}.`,
              ]
            : []),
        ].join(' ');
        // After the paste, which takes back what was said before.
        if (says !== '') setTimeout(() => setSaid(says));
        return clean;
      },
      clipboardTextParser: (pasted) => sliceOfText(pasted, latest.current),
      transformPasted: (slice) => tidySlice(slice),
      handlePaste: (pastedInto, event, slice) => {
        const { state: now } = pastedInto;
        const address = event.clipboardData?.getData('text/plain').trim() ?? '';
        const [only] = slice.content.content;
        const href = only?.marks.find(({ type }) => type.name === 'link')?.attrs['href'] as unknown;
        if (
          !now.selection.empty &&
          slice.content.childCount === 1 &&
          only?.isText === true &&
          /^https?:\/\/\S+$/.test(address) &&
          typeof href === 'string'
        )
          return setLink(href, '')(now, pastedInto.dispatch);
        if (!isInTable(now)) return false;
        pastedInto.dispatch(
          now.tr
            .replaceWith(
              now.selection.from,
              now.selection.$from.sameParent(now.selection.$to)
                ? now.selection.to
                : now.selection.from,
              inOneLine(slice),
            )
            .scrollIntoView(),
        );
        return true;
      },
    });
    view.current = made;
    setState(made.state);
    // A press on the label goes to its field; browsers do that only for their own fields.
    const own = labelOf(latest.current.id);
    const focus = () => made.focus();
    own?.addEventListener('click', focus);
    return () => {
      own?.removeEventListener('click', focus);
      made.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    const known = sent.current.lastIndexOf(value);
    if (known !== -1) {
      sent.current.splice(0, known);
      return;
    }
    if (view.current === null || text.current === null) return;
    if (writeText(text.current, view.current.state.doc) === value) return;
    sent.current = [];
    text.current = openText(value);
    replaceText(view.current, text.current);
  }, [value]);

  // Its attributes come from the properties.
  useEffect(() => view.current?.setProps({}), [id, describedBy, invalid]);

  const run = (command: Command) => {
    if (view.current !== null) command(view.current.state, view.current.dispatch, view.current);
  };
  const close = () => {
    // While the dialog is open, the text cannot get the focus.
    flushSync(() => setDialog(undefined));
    view.current?.focus();
  };
  const finish = (command: Command) => {
    run(command);
    close();
  };

  const tools =
    state === undefined ? [] : TOOLS.filter(({ isOffered }) => isOffered?.(state) !== false);
  const buttons = tools.map(({ name, icon, key, command, dialog: opens, isOn }): Button => ({
    name,
    icon,
    keys: shortcut(key),
    isOn: state && isOn?.(state),
    isOff: state && command !== undefined && isOn?.(state) !== true && !command(state),
    press: (byPointer) => {
      if (opens !== undefined) setDialog(opens);
      else if (command !== undefined) run(command);
      if (byPointer && opens === undefined) view.current?.focus();
    },
  }));

  return (
    <>
      <Toolbar label="Format" controls={id} buttons={[...buttons, toMarkdown]} />
      <div ref={host} className="prose-text" />
      <p className="prose-status" role="status">
        {said}
      </p>
      {state !== undefined && dialog === 'link' && (
        <LinkDialog
          site={{ links, origin: props.origin }}
          href={linkAt(state)?.href}
          onChoose={(href, title) => finish(setLink(href, title))}
          onRemove={() => finish(removeLink)}
          onClose={close}
        />
      )}
      {state !== undefined && dialog === 'picture' && (
        <PictureDialog
          shelf={shelf}
          chosen={pictureAt(state)}
          onChoose={(name, alt) => finish(setPicture(name, alt))}
          onClose={close}
        />
      )}
    </>
  );
}
