/** The part of the news to show: the one asked for, as soon as its pages are loaded. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Part } from './news-place.ts';
import { loadedArticles, loadPages, watchLoadedPages } from './loaded-pages.ts';

/**
 * Gives the previous part until the wanted one is loaded. If it cannot be loaded, its page is opened as a document.
 * @param wanted must stay the same object as long as the same part is wanted
 */
export function useLoadedPart(wanted: Part): Part {
  const { paths } = wanted;
  const isLoaded = () => loadedArticles(paths) !== null;
  // Subscribed, not read during rendering: React may discard a render, and its effects then never run.
  const isReady = useSyncExternalStore(watchLoadedPages, isLoaded, isLoaded);
  const [shown, setShown] = useState(wanted);
  if (isReady && shown !== wanted) setShown(wanted);
  useEffect(() => {
    let isWanted = true;
    loadPages(paths).catch(() => {
      if (isWanted) location.assign(paths.at(-1) ?? '');
    });
    return () => {
      isWanted = false;
    };
  }, [paths]);
  return isReady ? wanted : shown;
}
