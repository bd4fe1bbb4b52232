import { parentOf, routeFor } from '#app/router/route-for.ts';
import { isGroup } from '#render/content/find-fields.ts';
import { contentNames } from '#render/content/content-routes.ts';
import type { Content } from '#render/content/load.ts';

/**
 * Whether the words of a page are of its language: those of its own file, or of the page above it in a long list. Only
 * such a page is announced as one of the language.
 */
export function hasOwnWords(content: Content, page: string): boolean {
  const entries = [...Object.values(content.services).flat(), ...content.articles];
  const entry = entries.find((one) => one.link === page || page === `/news/${one.id}`);
  if (entry) return entry.lang === undefined;
  const all = content as unknown as Readonly<Record<string, unknown>>;
  for (const name of contentNames(routeFor(page))) {
    const meta = isGroup(all[name]) ? all[name]['meta'] : undefined;
    if (isGroup(meta)) return meta['lang'] === undefined;
  }
  const above = parentOf(page);
  return above === undefined || hasOwnWords(content, above);
}
