/** The states of a form, for «Undo» and «Redo». */
import type { Form } from './places.ts';

/** A change: the form before it or after it, and the field that was changed. */
type Step = { form: Form; place: string };

export type History = {
  now: Form;
  past: readonly Step[];
  future: readonly Step[];
  /** The field in which somebody types, and when the last letter came, in milliseconds. */
  typing?: { place: string; at: number } | undefined;
};

/** Letters that follow each other faster, in milliseconds, are one step. */
const PAUSE = 1500;
/** Steps that are remembered. A form has at most some 100 kB, most of it shared by all steps. */
const MOST = 200;

export const historyOf = (form: Form): History => ({ now: form, past: [], future: [] });

/** @param typed when a letter was typed, in milliseconds; `undefined` for a change that is a step of its own */
export function changed(history: History, form: Form, place: string, typed?: number): History {
  const { now, past, typing } = history;
  const goesOn =
    typed !== undefined && typing?.place === place && Math.abs(typed - typing.at) < PAUSE;
  return {
    now: form,
    past: goesOn ? past : [...past.slice(1 - MOST), { form: now, place }],
    future: [],
    typing: typed === undefined ? undefined : { place, at: typed },
  };
}

/** @returns the history without its last change, and the field of that change; `undefined` if there is none */
export function undone({
  now,
  past,
  future,
}: History): { history: History; place: string } | undefined {
  const last = past.at(-1);
  if (!last) return undefined;
  const { form, place } = last;
  return {
    history: { now: form, past: past.slice(0, -1), future: [...future, { form: now, place }] },
    place,
  };
}

/** @returns the history with the change that was undone last, and its field; `undefined` if there is none */
export function redone({
  now,
  past,
  future,
}: History): { history: History; place: string } | undefined {
  const last = future.at(-1);
  if (!last) return undefined;
  const { form, place } = last;
  return {
    history: { now: form, past: [...past, { form: now, place }], future: future.slice(0, -1) },
    place,
  };
}
