/** Reads Vite's manifest: which files a page needs. */
import type { Manifest } from 'vite';
import type { SiteRoute } from '#app/router/screen.ts';

/** All style sheets of a source file and of what it imports, in the order of the cascade. */
export function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    ...(chunk.imports ?? []).flatMap((file) => stylesOf(manifest, file, seen)),
    ...(chunk.css ?? []),
  ];
}

/** The style sheets of each route's page: the shell's, then the screen's. */
export function stylesByRoute(
  manifest: Manifest,
  routes: readonly SiteRoute[],
): Map<string, string[]> {
  return new Map(
    routes.map(({ path, screen }) => {
      const source = `app/screens/${screen}.screen.tsx`;
      if (!manifest[source]) throw new Error(`Route ${path}: there is no ${source}`);
      const files = [...stylesOf(manifest, 'app/client.tsx'), ...stylesOf(manifest, source)];
      return [path, [...new Set(files)].map((file) => `/${file}`)];
    }),
  );
}

/** Address of the file made from a source. */
export function addressOf(manifest: Manifest, source: string): string {
  const file =
    manifest[source]?.file ?? Object.values(manifest).find((chunk) => chunk.src === source)?.file;
  if (!file) throw new Error(`The build has no ${source}`);
  return `/${file}`;
}
