/** What every screen knows of the request that it answers. */
import { createContext, useContext } from 'react';
import type { Look } from '../http/load-pages.ts';

export type Visit = {
  /** Goes back with every form: other sites cannot know it. */
  token: string;
  /** Who signed in at the proxy; `null` without one. */
  name: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Path of the page. */
  path: string;
  look: Look;
  /** Address of the editor of the site, where it is a room of this page. */
  editorUrl?: string | undefined;
};

const Context = createContext<Visit | null>(null);
export const VisitProvider = Context.Provider;

/** The request that is answered. @throws {TypeError} outside {@link VisitProvider} */
export function useVisit(): Visit {
  const visit = useContext(Context);
  if (!visit) throw new TypeError('a screen was rendered without a visit');
  return visit;
}
