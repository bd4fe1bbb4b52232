/** Which rules stand in the style sheet of the whole site, so that each page needs two: this, and its screen's own. */

/** What the bundler knows of a module. */
type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Every screen may use these. */
const COMMON = /\/app\/(?:components|forms|shell|styles)\/|\/browser\/submit\//;

/** The screens that use a module, by way of other modules or directly. */
function screensOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (id.endsWith('.screen.tsx')) return new Set([id]);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const users = [...importers, ...dynamicImporters];
  return new Set(users.flatMap((user) => [...screensOf(user, modules, seen)]));
}

/**
 * Names the chunk of a module, as the bundler asks for it.
 * @returns `site` for CSS of common components and CSS that several screens use; `null` for all else
 */
export function siteStyles(id: string, modules: Modules): 'site' | null {
  if (!id.endsWith('.css')) return null;
  return COMMON.test(id) || screensOf(id, modules).size > 1 ? 'site' : null;
}
