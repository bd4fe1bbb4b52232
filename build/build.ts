/** `npm run build`: content, scripts and styles to the folder `dist/` (or `SITE_FOLDER`), one whole HTML file per address. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { entriesByPath, listPages } from '#app/content/entries.ts';
import { loadContent } from '#app/content/load.ts';
import { ContentError } from '#app/content/parse.ts';
import type { Assets } from '#app/document.tsx';
import { routeFor } from '#app/router/route-for.ts';
import { PRIVACY } from '#app/routes.ts';
import type { Rendered } from '#app/server.tsx';
import { tokenColour } from '#app/styles/tokens.ts';
import { writeFileList } from '#server/file-list.ts';
import { addresses, FALLBACK_FILE, fileOf, lostPages } from './addresses.ts';
import { compress } from './compress.ts';
import { entryModules, entryVersion } from './content-plugin.ts';
import { criticalStyles } from './critical.ts';
import { extraFiles } from './extras.ts';
import { isLive, serviceOrigin } from './live.ts';
import { STAY, writeRenderer } from './live-renderer.ts';
import { securityHeaders } from './headers.ts';
import { inlineScript, policyHash } from './inline-script.ts';
import { addressOf, facesOf, filesByRoute, scriptsOf, stylesOf } from './manifest.ts';
import { freshFolder, keepEarlier, OutputError, replaceFolder } from './output.ts';
import { NOTICE, writeServiceWorker } from './service-worker.ts';

/** The display face of every heading, the text face. */
const FONTS = ['app/styles/fonts/bricolage-grotesque-800.woff2', 'app/styles/fonts/figtree.woff2'];
/** Screens that ask for them at once. Phones read in their own letters first (`app/behaviours/letters.ts`). */
const WITH_FONTS = '(width >= 768px)';
/** Only `enhance.ts` knows where this ends up: on the page its address would cost those who never load it. */
const SAVE_DATA = 'app/behaviours/save-data.ts';
/** Set `SITE_FOLDER` to build beside a site that is being served. */
const OUT = process.env['SITE_FOLDER'] ?? 'dist';
const SERVER_OUT = path.join('.cache/server', path.basename(OUT));

async function write(folder: string, file: string, data: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, data);
}

/** Bundles one of the small scripts. @param define what it is told */
async function bundleScript(
  out: string,
  input: string,
  define: Record<string, string> = {},
): Promise<Manifest> {
  const manifest = `.vite/${input}.json`;
  await build({
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { outDir: out, emptyOutDir: false, manifest, rolldownOptions: { input } },
  });
  return JSON.parse(await readFile(path.join(out, manifest), 'utf8')) as Manifest;
}

/**
 * Bundles what a page needs: React with its screens, the server's copy of them, and the small scripts, each
 * whole in one file because they may not wait for another.
 */
async function bundle(out: string): Promise<Manifest> {
  await build({ logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const saver = await bundleScript(out, SAVE_DATA);
  await bundleScript(out, 'app/boot.ts');
  const address = JSON.stringify(addressOf(saver, SAVE_DATA));
  await bundleScript(out, 'app/enhance.ts', { SAVE_DATA: address });
  await bundleScript(out, NOTICE);
  if (isLive()) await bundleScript(out, STAY);
  await build({
    logLevel: 'warn',
    build: { outDir: SERVER_OUT, emptyOutDir: true, ssr: 'app/server.tsx', manifest: false },
  });
  const folder = path.join(out, '.vite');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.json'),
  );
  const manifests = await Promise.all(
    files.map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  await rm(folder, { recursive: true });
  return Object.assign({}, ...manifests.map((text) => JSON.parse(text) as Manifest)) as Manifest;
}

/** Pages of one route differ in their words; of each so many are looked at for what their first screens hold. */
const SAMPLES = 24;

/** The markup of the first screens of each route's pages. */
async function firstScreens(
  paths: readonly string[],
  render: (path: string) => Promise<Rendered>,
): Promise<Map<string, string>> {
  const found = new Map<string, string[]>();
  for (const address of paths) {
    const { path: route } = routeFor(address);
    const screens = found.get(route) ?? [];
    if (screens.length === SAMPLES) continue;
    found.set(route, [...screens, (await render(address)).firstScreen]);
  }
  return new Map([...found].map(([route, screens]) => [route, screens.join('')]));
}

/** An address that no page has, to render the fallback. */
const NOWHERE = '/404';
/** Of each page: one of the whole site, one of its screen (`app/inline.ts`). */
const STYLE_SHEETS = 2;

/** @param out an empty folder */
async function writeSite(out: string): Promise<void> {
  const started = performance.now();
  const content = loadContent();
  const entries = entriesByPath(content);
  const pages = listPages(content);

  const manifest = await bundle(out);
  const server = (await import(
    pathToFileURL(path.resolve(SERVER_OUT, 'server.js')).href
  )) as typeof import('../app/server.tsx');
  const inline = await inlineScript();
  const styles = filesByRoute(manifest, server.allRoutes, stylesOf);
  const scripts = filesByRoute(manifest, server.allRoutes, scriptsOf);
  for (const [route, { length }] of styles)
    if (length !== STYLE_SHEETS)
      throw new Error(
        `${route} has ${length} style sheets; the inline script waits for ${STYLE_SHEETS}`,
      );
  const facesFile = path.join(out, facesOf(manifest));
  const faces = await readFile(facesFile, 'utf8');
  // The documents have it.
  await rm(facesFile);
  const critical = new Map<string, string>();
  const find = (entry: string) => Promise.resolve(entries.get(entry) ?? pages.get(entry) ?? null);
  const assets: Assets = {
    boot: addressOf(manifest, 'app/boot.ts'),
    enhance: addressOf(manifest, 'app/enhance.ts'),
    client: (route) => scripts.get(route) ?? [addressOf(manifest, 'app/client.tsx')],
    inline,
    fonts: FONTS.map((font) => addressOf(manifest, font)),
    fontsMedia: WITH_FONTS,
    faces,
    themeColour: tokenColour('ink'),
    styles: (route) => styles.get(route) ?? [],
    critical: (route) => critical.get(route),
  };
  const render = server.createRenderer(find, assets);

  const patterns = server.allRoutes.map((route) => route.path);
  const paths = addresses(patterns, [...entries.keys(), ...pages.keys()]);
  const suggestions = Object.keys(content.notFound.fallback.nearest).filter(
    (path) => !(isLive() && path === PRIVACY),
  );
  const lost = lostPages(suggestions, server.allRoutes, [...entries.keys()]);
  const files = [
    ...paths.map((address) => ({ address, file: fileOf(address), status: 200 })),
    ...lost.map(({ pattern, file }) => ({ address: pattern, file, status: 404 })),
    { address: NOWHERE, file: FALLBACK_FILE, status: 404 },
  ];
  const screens = await firstScreens(
    files.map(({ address }) => address),
    render,
  );
  for (const [route, markup] of screens)
    critical.set(route, faces + (await criticalStyles(markup, styles.get(route) ?? [], out)));
  for (const { address, file, status } of files) {
    const page = await render(address);
    if (page.status !== status) throw new Error(`${file} would have the wrong status`);
    await write(out, file, page.html);
  }
  await writeServiceWorker(out, manifest, server, assets);
  if (isLive()) await writeRenderer(out, manifest, assets, { styles, critical });

  const version = entryVersion(content);
  for (const [file, source] of entryModules(content))
    await write(out, `content/${version}${file}`, source);
  const headers = securityHeaders(
    policyHash(inline),
    [faces, ...critical.values()].map(policyHash),
    serviceOrigin(),
  );
  for (const [file, text] of Object.entries(extraFiles(content, paths, lost, headers)))
    await write(out, file, text);
  await write(out, '_headers.json', JSON.stringify(headers));

  const written = await readdir(out, { recursive: true });
  await compress(written.map((file) => path.join(out, file)));
  await keepEarlier(OUT, out);
  writeFileList(out);
  replaceFolder(OUT, out);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // Linux and macOS count the peak in kB.
  const peak = Math.round(process.resourceUsage().maxRSS / 1000);
  console.log(`Built ${files.length} pages into ${OUT}/ in ${seconds} s (peak memory ${peak} MB).`);
}

async function main(): Promise<void> {
  const out = freshFolder(OUT);
  try {
    await writeSite(out);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  if (error instanceof ContentError) {
    console.error(
      `The content has mistakes:\n\n${error.problems.map((p) => `  ${p}`).join('\n')}\n`,
    );
  } else if (error instanceof OutputError) {
    console.error(error.message);
  } else {
    console.error(error);
  }
  process.exitCode = 1;
});
