/** A list of entries, which are added, moved and removed with the keyboard too. The focus never gets lost. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../../configuration/form-fields.ts';
import { inside, isGroup, leavesOf } from '../places.ts';
import { drawAll, useMarks, type OuterProps } from './box.tsx';
import { useForm } from './form-context.ts';
import { keysFor } from './keys.ts';

/** The entries of a list that is not there. */
const NONE: readonly unknown[] = [];

/** The first thing in an element that can be filled in or pressed. */
const FIRST = 'summary, input, textarea, select, [contenteditable="true"], button';

/** What an entry is called: its telling field, or the first words in it. */
function nameOf({ fields = [], telling = '', one = 'entry' }: Field, item: unknown): string {
  if (typeof item === 'string') return item === '' ? `New ${one}` : item.slice(0, 60);
  const own = isGroup(item) ? item[telling] : undefined;
  if (typeof own === 'string' && own !== '') return own;
  return leavesOf(fields, item)[0]?.text.slice(0, 80) ?? `New ${one}`;
}

export function ListField({ field, place, value, draw }: OuterProps) {
  const { change, say } = useForm();
  const { marks } = useMarks({ field, place, value });
  const list = useRef<HTMLOListElement>(null);
  const items = Array.isArray(value) ? (value as unknown[]) : NONE;
  const keys = useKeys(items);
  const { one = 'entry', count, fits } = field;

  /** Changes the list, and draws it at once. */
  const put = (fresh: unknown[]) => flushSync(() => change(place, fresh));

  function add(): void {
    put([...items, field.entry ? (field.entry.kind === 'tick' ? false : '') : {}]);
    const entry = list.current?.lastElementChild;
    const details = entry?.querySelector('details');
    if (details) details.open = true;
    focusIn(details?.querySelector('.entry') ?? entry);
    say(`Added ${one} ${items.length + 1}.`);
  }

  function move(index: number, by: -1 | 1, button: HTMLElement): void {
    const fresh = [...items];
    const [item] = fresh.splice(index, 1);
    fresh.splice(index + by, 0, item);
    put(fresh);
    // At the end of the list this button is not there any more.
    const other = list.current?.children[index + by]?.querySelector<HTMLElement>('[data-move]');
    (button.isConnected ? button : other)?.focus();
    say(`${nameOf(field, item)} is now ${one} ${index + by + 1} of ${items.length}.`);
  }

  function remove(index: number): void {
    put(items.filter((_, other) => other !== index));
    const entries = list.current?.children ?? [];
    const next = entries[Math.min(index, entries.length - 1)];
    focusIn(next ?? list.current?.parentElement);
    say(`Removed ${nameOf(field, items[index])}. Undo brings it back.`);
  }

  return (
    <fieldset id={place} tabIndex={-1} className="list">
      <legend>{`${field.label}${field.isNeeded ? '' : ' (optional)'}`}</legend>
      {marks}
      {fits && items.length > fits.most && (
        <p className="notice" role="status">
          {`${fits.most} fit ${fits.where}, and these are ${items.length}. Shorten names, or take one out.`}
        </p>
      )}
      <ol ref={list}>
        {items.map((item, index) => (
          <Entry
            key={keys[index]}
            {...{ field, place, item, index, draw }}
            isLast={index === items.length - 1}
            isFixed={count !== undefined}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      {count === undefined && <button type="button" onClick={add}>{`Add ${one}`}</button>}
    </fieldset>
  );
}

type EntryProps = Pick<OuterProps, 'field' | 'place' | 'draw'> & {
  item: unknown;
  index: number;
  isLast: boolean;
  /** Whether the number of entries is fixed. */
  isFixed: boolean;
  onMove: (index: number, by: -1 | 1, button: HTMLElement) => void;
  onRemove: (index: number) => void;
};

function Entry({ field, place, draw, item, index, isLast, isFixed, onMove, onRemove }: EntryProps) {
  const at = inside(place, index);
  const name = nameOf(field, item);
  const actions = (
    <p className="actions">
      {index > 0 && (
        <button
          type="button"
          data-move
          aria-label={`Move up: ${name}`}
          onClick={({ currentTarget }) => onMove(index, -1, currentTarget)}
        >
          Move up
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          data-move
          aria-label={`Move down: ${name}`}
          onClick={({ currentTarget }) => onMove(index, 1, currentTarget)}
        >
          Move down
        </button>
      )}
      {!isFixed && (
        <button type="button" aria-label={`Remove: ${name}`} onClick={() => onRemove(index)}>
          Remove
        </button>
      )}
    </p>
  );
  if (field.entry)
    return (
      <li className="single">
        {draw({
          field: { ...field.entry, label: `${field.entry.label} ${index + 1}`, isNeeded: true },
          place: at,
          value: item,
        })}
        {actions}
      </li>
    );
  return (
    <li>
      <details id={at}>
        <summary>{name}</summary>
        <div className="entry">
          {drawAll({ field, place: at, value: item, draw })}
          {actions}
        </div>
      </details>
    </li>
  );
}

function focusIn(element: Element | null | undefined): void {
  const first = element?.querySelector<HTMLElement>(FIRST);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

/** Keys of entries, which move with them. */
function useKeys(items: readonly unknown[]): readonly number[] {
  const [before, setBefore] = useState({ items: NONE, keys: [] as readonly number[] });
  const keys = keysFor(items, before);
  if (before.items !== items) setBefore({ items, keys });
  return keys;
}
