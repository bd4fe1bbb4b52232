/** The exports of a screen module. */
import type { ComponentType } from 'react';
import type { CollectionSource } from '../collections/collections.ts';
import type { Parameters } from './address.ts';
import type { TranslationState } from '../shell/translation-note.tsx';
import type { RouteDetail } from './events.ts';

/** The modules of all screens, by their paths in `app/screens/`. */
const screenModules = import.meta.glob('./**/*.screen.tsx', { base: '../screens' });

/** What a document says about its page. */
export type Meta = {
  /** Without the company's suffix. */
  title: string;
  description: string;
  /** The language of the page's words, if they are not translated yet. */
  lang?: string | undefined;
  /** What the page says of its translation. */
  translation?: TranslationState | undefined;
};

type Screen<Data> = {
  /**
   * Loads the data of the page, its entries from `source` (by default from their scripts); `null` if the entry does not exist. Then the page gets `null`, or the not-found page
   * shows if the route is `orNotFound`. Absent if the page needs no data.
   */
  load?: (visit: RouteDetail, source?: CollectionSource) => Promise<Data | null>;
  meta: (data: Data) => Meta;
  /** The heading of the page, for breadcrumbs that search engines show. Absent for a page without breadcrumbs. */
  crumb?: (data: Data) => string;
  /** Colour of the header on this screen's sky; `ink` by default. */
  tone?: 'ink' | 'cream';
  /** The page inside the shell. */
  Page: ComponentType<ScreenProps<Data>>;
};
export type ScreenProps<Data> = { data: Data; params: Parameters };

/** A screen with any data type. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: load, meta and Page share one type
export type AnyScreen = Screen<any>;

/** Checks that the three parts of a screen have the same data type. */
export function defineScreen<Data = undefined>(screen: Screen<Data>): AnyScreen {
  return screen;
}

/** Decides whether a visitor may open a route (reading 8). */
export type Condition = (visit: RouteDetail) => boolean | Promise<boolean>;

export type SiteRoute = {
  /** Pattern, such as `/news/:id`. */
  path: string;
  /** Name of its module, see {@link loadScreen}. */
  screen: string;
  /** The page above, where there is one: breadcrumbs name it, and the menu marks it. */
  parent?: string | ((params: Parameters) => string | undefined) | undefined;
  /** The picture that social networks show with a link (`site-share-…`): without it that of the page above, or of the site. */
  share?: 'tea' | 'coffee' | 'inputs' | 'sustainability' | 'news';
  /** If one of them returns false, the visitor may not enter. */
  conditions?: readonly Condition[];
  /** The screen has no text for an entry that does not exist, so the not-found page shows. */
  orNotFound?: true;
};

/** Fetches a screen's module by its name. @throws {Error} when there is no such module */
export async function loadScreen(name: string): Promise<AnyScreen> {
  const load = screenModules[`./${name}.screen.tsx`];
  if (!load) throw new Error(`There is no screen "${name}" in app/screens`);
  return ((await load()) as { screen: AnyScreen }).screen;
}
