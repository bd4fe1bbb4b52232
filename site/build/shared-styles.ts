/** Which rules stand in the style sheet of the whole site, so that each page needs two: this, and its screen's own. */

/** What the bundler knows of a module. */
type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Stands around every screen. */
const SHELL = '/app/shell/';
/** Other CSS of the site, if no screen imports it. */
const COMMON = /\/app\/(?:components|forms|styles)\/|\/browser\/submit\//;

/** The screens, and modules of the shell, that use a module, by way of other modules or directly. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (id.endsWith('.screen.tsx') || id.includes(SHELL)) return new Set([id]);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const users = [...importers, ...dynamicImporters];
  return new Set(users.flatMap((user) => [...usersOf(user, modules, seen)]));
}

/**
 * Names the chunk of a module, as the bundler asks for it. The CSS of a component that one screen uses stands with that
 * screen: no other page needs it.
 * @returns `site` for CSS of the shell and CSS that several screens use; `null` for all else
 */
export function siteStyles(id: string, modules: Modules): 'site' | null {
  if (!id.endsWith('.css')) return null;
  const users = [...usersOf(id, modules)];
  if (users.length === 0) return COMMON.test(id) ? 'site' : null;
  return users.length > 1 || users.join().includes(SHELL) ? 'site' : null;
}
