/** The data of a request that every screen can use. */
import { createContext, useContext } from 'react';
import type { Choices } from '../shown-fields.ts';
import type { SiteFile } from '../pages/site-file.ts';

export type Visit = {
  /** The token that every form sends back. Other sites cannot know it. */
  token: string;
  /** The person who signed in at the proxy, or `null` without a proxy. */
  name: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Path of the page. */
  path: string;
  /** The site in the build that is served. */
  site: SiteFile;
  /** What the choices of the forms offer in that build. */
  choices: Choices;
  /** Address of the site's editor, if this page has a link to it. */
  editorUrl?: string | undefined;
};

const Context = createContext<Visit | null>(null);
export const VisitProvider = Context.Provider;

/** The data of the current request. @throws {TypeError} outside {@link VisitProvider} */
export function useVisit(): Visit {
  const visit = useContext(Context);
  if (!visit) throw new TypeError('a screen was rendered without a visit');
  return visit;
}
