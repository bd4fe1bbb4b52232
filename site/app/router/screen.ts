/** What a screen module gives to its route. */
import type { ComponentType } from 'react';
import type { Parameters } from './address.ts';
import type { RouteDetail } from './events.ts';

/** The modules of all screens, by their paths in `app/screens/`. */
const screenModules = import.meta.glob('./**/*.screen.tsx', { base: '../screens' });

/** Title without the company's suffix, and description. */
export type Meta = { title: string; description: string };

export type Screen<Data> = {
  /**
   * Fetches what the page shows, `null` for nothing: that is among its data unless its route is `orFallback`. Absent
   * where the page brings all its content along.
   */
  load?: (visit: RouteDetail) => Promise<Data | null>;
  meta: (data: Data) => Meta;
  /** Colour of the header on this screen's sky; `ink` where nothing is said. */
  tone?: 'ink' | 'cream';
  /** The page inside the shell. */
  Page: ComponentType<ScreenProps<Data>>;
};
export type ScreenProps<Data> = { data: Data; params: Parameters };

/** A screen whose data type only it knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- existential: load, meta and Page agree among themselves
export type AnyScreen = Screen<any>;

/** Keeps a screen's three parts to one data type. */
export function defineScreen<Data = undefined>(screen: Screen<Data>): AnyScreen {
  return screen;
}

/** A reason to let a visitor in (reading 8). */
export type Condition = (visit: RouteDetail) => boolean | Promise<boolean>;

export type SiteRoute = {
  /** Pattern, such as `/news/:id`. */
  path: string;
  /** Name of its module, see {@link loadScreen}. */
  screen: string;
  /** Any that answers false blocks entry. */
  conditions?: readonly Condition[];
  /** Its screen has no words for nothing to show: the fallback says it, as for any unknown address. */
  orFallback?: true;
};

/** Fetches a screen's module by its name. @throws {Error} when there is no such module */
export async function loadScreen(name: string): Promise<AnyScreen> {
  const load = screenModules[`./${name}.screen.tsx`];
  if (!load) throw new Error(`There is no screen "${name}" in app/screens`);
  return ((await load()) as { screen: AnyScreen }).screen;
}
