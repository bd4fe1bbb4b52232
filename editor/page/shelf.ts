/** The pictures there are, also those that somebody adds meanwhile, in another tab or elsewhere. */
import type { Pictures } from '../configuration/form-fields.ts';
import { ask } from './ask.ts';
import type { Shelf } from './dialogs/picture-list.tsx';

/** The page of photographs says here that it has another picture (`pages.mjs`). */
const CHANNEL = 'photographs';

/** @param first the pictures with which the page has begun */
export function shelfOf(first: Pictures): Shelf {
  let known = first;
  const listeners = new Set<() => void>();
  const load = () =>
    void ask<Pictures>('GET', 'pictures.json').then(
      (found) => {
        known = found;
        for (const listener of listeners) listener();
      },
      // Without an answer the old ones stay.
      () => undefined,
    );
  window.addEventListener('focus', load);
  new BroadcastChannel(CHANNEL).addEventListener('message', load);
  return {
    get: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
