/** The part of the news that can be shown: what is asked for, once its pages are here. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Part } from './place.ts';
import { articlesOn, fetchPages, watchShelf } from './shelf.ts';

/**
 * Answers the part before until the wanted one is here. One that cannot be fetched is opened as a document.
 * @param wanted the same object as long as the same is wanted
 */
export function useArrived(wanted: Part): Part {
  const { paths } = wanted;
  const isHere = () => articlesOn(paths) !== null;
  // Not read without React's knowing: it would take a render it gives up for one whose effects have run.
  const hasArrived = useSyncExternalStore(watchShelf, isHere, isHere);
  const [arrived, setArrived] = useState(wanted);
  if (hasArrived && arrived !== wanted) setArrived(wanted);
  useEffect(() => {
    let isWanted = true;
    fetchPages(paths).catch(() => {
      if (isWanted) location.assign(paths.at(-1) ?? '');
    });
    return () => {
      isWanted = false;
    };
  }, [paths]);
  return hasArrived ? wanted : arrived;
}
