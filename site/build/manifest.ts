/** Finds the files of a page in Vite's manifest. */
import type { Manifest } from 'vite';
import type { SiteRoute } from '#app/router/screen.ts';

/** The style sheet with the `@font-face` rules (`vite.config.ts`). Documents contain these rules, so no page links to it. */
const FACES = /^assets\/fonts-[^/]+\.css$/;

/** The entry of the scripts and styles that every page loads. */
export const CLIENT = 'browser/client/client.tsx';

/** {@link stylesOf} or {@link scriptsOf}. */
type FilesOf = (manifest: Manifest, source: string) => string[];

/** The style sheet with the `@font-face` rules. */
export function facesOf(manifest: Manifest): string {
  const file = Object.values(manifest).find((chunk) => FACES.test(chunk.file))?.file;
  if (!file)
    throw new Error(
      'The build has no style sheet of app/styles/fonts.css: see GROUPS in site/vite.config.ts',
    );
  return file;
}

/** The other style sheets of a source file and of its imports, in the order of the cascade. */
export function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    ...(chunk.imports ?? []).flatMap((file) => stylesOf(manifest, file, seen)),
    ...(chunk.css ?? []).filter((file) => !FACES.test(file)),
  ];
}

/** The addresses of style sheets or scripts of several sources, without duplicates. */
export const addressesOf = (manifest: Manifest, filesOf: FilesOf, ...sources: string[]) =>
  [...new Set(sources.flatMap((source) => filesOf(manifest, source)))].map((file) => `/${file}`);

/** The files of each route's page: first the files of the shell, then the files of the screen. */
export function filesByRoute(
  manifest: Manifest,
  routes: readonly SiteRoute[],
  filesOf: FilesOf,
): Map<string, string[]> {
  return new Map(
    routes.map(({ path, screen }) => {
      const source = `app/screens/${screen}.screen.tsx`;
      if (!manifest[source])
        throw new Error(
          `The route ${path} (site/routes.ts) has no screen: site/${source} is missing`,
        );
      return [path, addressesOf(manifest, filesOf, CLIENT, source)];
    }),
  );
}

/** The file of a source file, then the files of its static imports. */
export function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((file) => scriptsOf(manifest, file, seen))];
}

/** Address of the file that was built from a source. */
export function addressOf(manifest: Manifest, source: string): string {
  const file =
    manifest[source]?.file ?? Object.values(manifest).find((chunk) => chunk.src === source)?.file;
  if (!file) throw new Error(`The build has no file of site/${source}`);
  return `/${file}`;
}
