/** Decides which rules go to the style sheet of the site. Each page loads it and the style sheet of its screen. */

/** The bundler's data about a module. */
type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** The folder of the parts around every screen. */
const SHELL = '/app/shell/';
/** Other CSS that goes to the style sheet of the site if no screen imports it. */
const COMMON = /\/app\/(?:components|forms|styles)\/|\/browser\/submit\//;

/** The pages for farmers share a style sheet, instead of one for each screen. */
const FARM = '/app/screens/farm/';

/** The screens and modules of the shell that use a module, directly or through other modules. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (id.endsWith('.screen.tsx') || id.includes(SHELL)) return new Set([id]);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const users = [...importers, ...dynamicImporters];
  return new Set(users.flatMap((user) => [...usersOf(user, modules, seen)]));
}

/**
 * The bundler calls this to name the chunk of a module. CSS of a component that only one screen uses goes to the style
 * sheet of that screen, because no other page needs it.
 * @returns `site` for CSS of the shell and CSS that several screens use, `farm` for CSS of the pages for farmers,
 * otherwise `null`
 */
export function siteStyles(id: string, modules: Modules): 'site' | 'farm' | null {
  if (!id.endsWith('.css')) return null;
  if (id.includes(FARM)) return 'farm';
  const users = [...usersOf(id, modules)];
  if (users.length === 0) return COMMON.test(id) ? 'site' : null;
  return users.length > 1 || users.join().includes(SHELL) ? 'site' : null;
}
