/** Reads Vite's manifest: which files a page needs. */
import type { Manifest } from 'vite';
import type { SiteRoute } from '#app/router/screen.ts';

/** What `vite.config.ts` makes of the fonts. Its rules stand in each document, so no page asks for it. */
const FACES = /^assets\/fonts-[^/]+\.css$/;

/** The entry of what every page loads. */
export const CLIENT = 'browser/client/client.tsx';

/** Some of the files that a source file needs: {@link stylesOf} or {@link scriptsOf}. */
type FilesOf = (manifest: Manifest, source: string) => string[];

/** The style sheet of the fonts. */
export function facesOf(manifest: Manifest): string {
  const file = Object.values(manifest).find((chunk) => FACES.test(chunk.file))?.file;
  if (!file) throw new Error('The build has no style sheet of the fonts');
  return file;
}

/** All other style sheets of a source file and of what it imports, in the order of the cascade. */
export function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    ...(chunk.imports ?? []).flatMap((file) => stylesOf(manifest, file, seen)),
    ...(chunk.css ?? []).filter((file) => !FACES.test(file)),
  ];
}

/** Such files of several sources, as addresses, once each. */
export const addressesOf = (manifest: Manifest, filesOf: FilesOf, ...sources: string[]) =>
  [...new Set(sources.flatMap((source) => filesOf(manifest, source)))].map((file) => `/${file}`);

/** What each route's page needs: first the shell's, then the screen's. */
export function filesByRoute(
  manifest: Manifest,
  routes: readonly SiteRoute[],
  filesOf: FilesOf,
): Map<string, string[]> {
  return new Map(
    routes.map(({ path, screen }) => {
      const source = `app/screens/${screen}.screen.tsx`;
      if (!manifest[source]) throw new Error(`Route ${path}: there is no ${source}`);
      return [path, addressesOf(manifest, filesOf, CLIENT, source)];
    }),
  );
}

/** The file of a source file, then those it imports at once. */
export function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((file) => scriptsOf(manifest, file, seen))];
}

/** Address of the file made from a source. */
export function addressOf(manifest: Manifest, source: string): string {
  const file =
    manifest[source]?.file ?? Object.values(manifest).find((chunk) => chunk.src === source)?.file;
  if (!file) throw new Error(`The build has no ${source}`);
  return `/${file}`;
}
