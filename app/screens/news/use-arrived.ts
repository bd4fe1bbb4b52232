/** The part of the news that can be shown: what is asked for, once its pages are here. */
import { useEffect, useState } from 'react';
import type { Part } from './place.ts';
import { articlesOn, fetchPages } from './shelf.ts';

/**
 * Answers the part before until the wanted one is here. One that cannot be fetched is opened as a document.
 * @param wanted the same object as long as the same is wanted
 */
export function useArrived(wanted: Part): Part {
  const [arrived, setArrived] = useState(wanted);
  useEffect(() => {
    let isWanted = true;
    const { paths } = wanted;
    fetchPages(paths).then(
      () => {
        if (isWanted) setArrived(wanted);
      },
      () => {
        if (isWanted) location.assign(paths.at(-1) ?? '');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return articlesOn(wanted.paths) ? wanted : arrived;
}
