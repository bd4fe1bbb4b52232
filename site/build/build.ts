/** `npm run build`: writes the site to `dist/` (or `SITE_FOLDER`), with a whole HTML file for each address. */
import { cpSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Manifest } from 'vite';
import { entriesByPath, entrySource, listPages } from '#render/content/entries.ts';
import { findLanguages, type Language } from '#render/content/languages.ts';
import { untranslatedLines } from '#render/content/twins/report.ts';
import { loadContentWithPhotos, type Content } from '#render/content/load.ts';
import { ContentError } from '#render/content/parse.ts';
import { buildOccasion, isPreview } from '#render/content/publication.ts';
import { movedPage } from '#render/moved-page.ts';
import type { Assets } from '#render/document.tsx';
import { DESKTOP_WIDTH } from '#app/desktop-width.ts';
import { routeFor } from '#app/router/route-for.ts';
import { routesOf } from '#render/content/content-routes.ts';
import { serviceFile } from '#render/service-file.ts';
import { notFoundRoute } from '#routes.ts';
import { tokenColour } from '#render/brand-values.ts';
import { writeFileList } from '#serve/file-list.ts';
import { policyHash } from '#serve/page-policy.ts';
import { addresses, notFoundFile, fileOf, inLanguage, notFoundPages } from './addresses.ts';
import { createBundler, manifestOf, writeBundle, type Bundle } from './bundle.ts';
import { compress, compressor } from './compress.ts';
import { entryModules, entryVersion } from '#render/content/content-modules.ts';
import { criticalStyles } from './critical.ts';
import { neededFunctions } from './engine-needs.ts';
import { extraFiles } from './site-files.ts';
import { securityHeaders } from './headers.ts';
import { inlineScript } from './inline-script.ts';
import { withLock } from './lock.ts';
import { addressOf, CLIENT, facesOf, filesByRoute, scriptsOf, stylesOf } from './manifest.ts';
import {
  beside,
  freshFolder,
  hardLinkOrCopy,
  keepEarlier,
  putInPlace,
  setAside,
} from './output.ts';
import { hasOwnWords } from './own-words.ts';
import { noteStyles, previewStyles } from './document-styles.ts';
import { SettingError } from './setting-error.ts';
import { keepsPages } from './keeps-pages.ts';
import { removeOldResults } from './kept-results.ts';
import { writeInto } from './write-into.ts';
import { NOTICE, writeServiceWorker } from './write-service-worker.ts';
import { serviceOrigin, takesSubmissions } from './submission-settings.ts';

/** The font of headings, then the font of text. */
const FONTS = ['app/styles/fonts/headings.woff2', 'app/styles/fonts/text.woff2'];
/** Screens that preload the fonts. Phones show their own fonts first (`load-fonts.ts`). */
const WITH_FONTS = `(width >= ${DESKTOP_WIDTH}px)`;
const BOOT = 'browser/boot/boot.ts';
const ENHANCE = 'browser/enhance/enhance.ts';
/** What the forms service reads. Names that begin with an underscore are not served. */
const SERVICE_FILE = '_service/site.json';
/** Only `enhance.ts` contains the address of this script, because few visitors load it. */
const SAVE_DATA = 'browser/enhance/save-data.ts';
const SEARCH = 'browser/search/search.ts';
/** Set `SITE_FOLDER` to build without changing the site that is being served. A preview never replaces the site. */
const OUT = path.resolve(
  process.env['SITE_FOLDER'] ?? (process.env['PREVIEW'] === '1' ? 'dist-preview' : 'dist'),
);
const SERVER_OUT = path.resolve('.cache/server', path.basename(OUT));

/** Bundles scripts into the output folder. */
async function bundleInto(out: string, bundle: Bundle, settings: InlineConfig): Promise<Manifest> {
  const files = await bundle(settings);
  writeBundle(out, files);
  return manifestOf(files);
}

/** Bundles one of the small scripts. @param define constants for the script */
const bundleScript = (
  out: string,
  bundle: Bundle,
  input: string,
  define: Record<string, string> = {},
) => bundleInto(out, bundle, { define, build: { rolldownOptions: { input } } });

/** Bundles the scripts that load when the visitor does something. One of them contains the addresses of two others. */
async function bundleEnhancements(out: string, bundle: Bundle): Promise<Manifest> {
  const [saver, search] = await Promise.all([
    bundleScript(out, bundle, SAVE_DATA),
    bundleScript(out, bundle, SEARCH),
  ]);
  const define = {
    SAVE_DATA: JSON.stringify(addressOf(saver, SAVE_DATA)),
    SEARCH: JSON.stringify(addressOf(search, SEARCH)),
  };
  return { ...saver, ...search, ...(await bundleScript(out, bundle, ENHANCE, define)) };
}

/** Bundles the renderer, and loads it. */
async function loadRenderer(bundle: Bundle, { code }: Language): Promise<Renderer> {
  const folder = path.join(SERVER_OUT, code);
  const files = await bundle({ build: { ssr: 'render/renderer.tsx', manifest: false } });
  await rm(folder, { recursive: true, force: true });
  writeBundle(folder, files);
  return (await import(pathToFileURL(path.resolve(folder, 'renderer.js')).href)) as Renderer;
}

/**
 * Bundles React with the screens, the renderer, and the small scripts. Each small script is one file, so that it does not
 * wait for a second download.
 */
async function bundleAll(out: string, bundle: Bundle, language: Language) {
  const [renderer, pages, enhancements, ...others] = await Promise.all([
    loadRenderer(bundle, language),
    bundleInto(out, bundle, {}),
    bundleEnhancements(out, bundle),
    ...[BOOT, NOTICE].map((input) => bundleScript(out, bundle, input)),
  ]);
  const manifests: Manifest[] = [pages, enhancements, ...others];
  const manifest = Object.fromEntries(manifests.flatMap((one) => Object.entries(one)));
  return { renderer, manifest };
}

type Renderer = typeof import('#render/renderer.tsx');
type Rendered = Awaited<ReturnType<ReturnType<Renderer['createRenderer']>>>;

/** An address without a page. The not-found page is rendered for it. */
const NOWHERE = '/404';
/** The functions that the bundled scripts need of an engine. */
async function needsOf(out: string, manifest: Manifest): Promise<string[]> {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))];
  const scripts = files.filter((file) => file.endsWith('.js'));
  return neededFunctions(
    await Promise.all(scripts.map((file) => readFile(path.join(out, file), 'utf8'))),
  );
}

/** Reads the `@font-face` rules and removes their file, because the documents contain them. */
async function takeFontRules(out: string, manifest: Manifest): Promise<string> {
  const file = path.join(out, facesOf(manifest));
  const rules = await readFile(file, 'utf8');
  await rm(file);
  return rules;
}

/**
 * All pages with their files, and their paths without the language. The path of a page for many unknown addresses is a
 * pattern.
 */
function listFiles(content: Content, { start }: Language) {
  const entries = [...entriesByPath(content).keys()];
  const routes = routesOf(content);
  const paths = addresses(
    routes.map((route) => route.path),
    [...entries, ...listPages(content).keys()],
  );
  const suggestions = Object.keys(content.notFound.address.nearest);
  const notFound = notFoundPages(suggestions, routes, entries, start);
  const files = [
    ...paths.map((address) => ({
      address,
      file: fileOf(inLanguage(start, address)),
      status: 200,
    })),
    ...notFound.map(({ pattern, file }) => ({ address: pattern, file, status: 404 })),
    { address: NOWHERE, file: notFoundFile(start), status: 404 },
  ];
  return { paths, notFound, files };
}

/** The result of the first step of a build, which the other steps need. */
type Site = Awaited<ReturnType<typeof prepareSite>>;

/** The addresses of a page in each language that has it. @param sites of all languages */
function translationsIn(sites: readonly Site[]): Assets['translations'] {
  const others = sites.length > 1 ? sites : [];
  return (page) =>
    others
      .filter(({ paths }) => paths.includes(page))
      .map(({ language: { code, start }, content }) => ({
        code,
        address: inLanguage(start, page),
        hasOwnWords: hasOwnWords(content, page),
      }));
}

/**
 * Bundles the pages of a language and creates their renderer.
 * @param out the folder to write into
 * @param languages the language, then the others
 * @param translations is called when all languages have been prepared
 */
async function prepareSite(
  out: string,
  languages: readonly [Language, ...Language[]],
  translations: Assets['translations'],
) {
  const [language] = languages;
  const { content, photos, warnings, untranslated } = await loadContentWithPhotos(language.folder);
  const bundle = createBundler(content, languages);
  const { renderer, manifest } = await bundleAll(out, bundle, language);
  /** The build renders an address of each and finds its styles and scripts. */
  const allRoutes = [...routesOf(content), notFoundRoute];
  const styles = filesByRoute(manifest, allRoutes, stylesOf);
  const scripts = filesByRoute(manifest, allRoutes, scriptsOf);
  const assets: Assets = {
    boot: addressOf(manifest, BOOT),
    enhance: addressOf(manifest, ENHANCE),
    client: (route) => scripts.get(route) ?? [addressOf(manifest, CLIENT)],
    inline: await inlineScript(language.start, await needsOf(out, manifest)),
    fonts: FONTS.map((font) => addressOf(manifest, font)),
    fontsMedia: WITH_FONTS,
    faces: await takeFontRules(out, manifest),
    note: language.start === '' ? '' : await noteStyles(),
    themeColour: tokenColour('ink'),
    styles: (route) => styles.get(route) ?? [],
    translations,
    isPreview: isPreview(),
  };
  const render = renderer.createRenderer(entrySource(content), assets);
  const files = listFiles(content, language);
  return {
    out,
    language,
    untranslated,
    content,
    photos,
    warnings,
    bundle,
    manifest,
    renderer,
    assets,
    allRoutes,
    styles,
    render,
    ...files,
  };
}

/**
 * The number of pages of a route that are searched for the styles of the first screen. Pages of one route differ only in
 * words, so 24 of them need all the rules.
 */
const SAMPLES = 24;

/**
 * Finds the styles of each route's first screen. Routes with the same screen have the same styles, so that the policy,
 * which has a hash of each, stays short. @returns them by route, and the pages that it has rendered for this, by address
 */
async function firstScreenStyles(site: Site) {
  const { out, files, render, allRoutes, styles, assets } = site;
  const critical = new Map<string, string>();
  const firstScreens = new Map<string, string[]>();
  const rendered = new Map<string, Rendered>();
  for (const { address } of files) {
    const { path: route } = routeFor(address);
    const found = firstScreens.get(route) ?? [];
    if (found.length === SAMPLES) continue;
    const page = await render(address);
    rendered.set(address, page);
    firstScreens.set(route, [...found, page.firstScreen]);
  }
  const strip = isPreview() ? await previewStyles() : '';
  for (const screen of new Set(allRoutes.map((route) => route.screen))) {
    const ofScreen = allRoutes.filter((route) => route.screen === screen).map(({ path }) => path);
    const markup = ofScreen.flatMap((route) => firstScreens.get(route) ?? []).join('');
    if (markup === '') continue;
    const rules = await criticalStyles(markup, styles.get(ofScreen[0] ?? '') ?? [], out);
    for (const route of ofScreen) critical.set(route, assets.faces + rules + strip);
  }
  return { critical, rendered };
}

/** Writes all pages, and compresses each while the next ones are rendered. @returns the styles that they contain, by route */
async function writePages(site: Site) {
  const { out, files, render } = site;
  const { critical, rendered } = await firstScreenStyles(site);
  const { add, done } = compressor();
  for (const { address, file, status } of files) {
    const page = rendered.get(address) ?? (await render(address));
    if (page.status !== status)
      throw new Error(`The page ${file} has status ${page.status}; expected ${status}`);
    const html = page.document(critical.get(routeFor(address).path));
    writeInto(out, file, html);
    await add(path.join(out, file), Buffer.from(html));
  }
  await done();
  return critical;
}

/** Writes a page for each former address. */
function writeMovedPages({ out, content, language }: Site): void {
  const { redirects, ui, site } = content;
  for (const redirect of redirects)
    writeInto(
      out,
      fileOf(inLanguage(language.start, redirect.from)),
      movedPage(redirect, ui.moved, site.origin, language),
    );
}

/** Writes the entries of the collections as modules, which the router imports. */
function writeEntries({ out, content }: Site): void {
  const version = entryVersion(content);
  for (const [file, source] of entryModules(content))
    writeInto(out, `content/${version}${file}`, source);
}

/** Puts the photographs beside the drawings. It makes hard links, not copies, because there may be thousands. */
function writePhotos({ out, photos }: Site): void {
  for (const [name, source] of photos) hardLinkOrCopy(source, path.join(out, 'pictures', name));
}

/** Puts the company's own logo in place of the drawn one, which journalists would download. */
async function writeCompanyLogo(out: string, { content, photos }: Site): Promise<void> {
  const { logo } = content.brand;
  if (!logo) return;
  for (const ending of ['svg', 'png'] as const) {
    const target = path.join(out, `logo.${ending}`);
    const source = photos.get(logo.downloads[ending] ?? '');
    await rm(target, { force: true });
    if (source !== undefined) hardLinkOrCopy(source, target);
  }
}

/** Writes headers, sitemap, feed and the other small files. @param sites of all languages @param styles of documents */
function writeSmallFiles(
  out: string,
  sites: readonly [Site, ...Site[]],
  styles: readonly string[],
) {
  const headers = securityHeaders(
    sites.map(({ assets }) => policyHash(assets.inline)),
    styles.map((text) => policyHash(text)),
    serviceOrigin(),
    isPreview(),
  );
  for (const [file, text] of Object.entries(extraFiles(sites, headers, isPreview())))
    writeInto(out, file, text);
  writeInto(out, '_headers.json', JSON.stringify(headers));
}

/** Compresses all files and replaces the previous build by the folder. */
async function finish(out: string): Promise<void> {
  const written = readdirSync(out, { recursive: true, encoding: 'utf8' });
  await compress(written.map((file) => path.join(out, file)));
  keepEarlier(OUT, out);
  writeFileList(out);
  putInPlace(OUT, out);
  // The copy that `publish.ts` keeps beside the build belongs to the previous build.
  if (!process.env['KEEPS_PUBLISHED_CONTENT'])
    setAside(beside(OUT, 'content'), beside(OUT, 'content-last'));
}

/** @param out an empty folder */
async function buildSite(out: string): Promise<void> {
  const started = performance.now();
  cpSync('site/public', out, { recursive: true });
  const languages = findLanguages();
  const sites: Site[] = [];
  const translations = (page: string) => translationsIn(sites)(page);
  for (const language of languages) {
    const others = languages.filter((other) => other !== language);
    sites.push(await prepareSite(out, [language, ...others], translations));
  }
  const [first, ...others] = sites;
  if (!first) throw new Error('There is no language');
  const inDocuments: string[] = [];
  for (const site of sites) {
    const critical = await writePages(site);
    inDocuments.push(site.assets.faces, ...critical.values());
    if (site.assets.note) inDocuments.push(site.assets.note);
    writeMovedPages(site);
    writeEntries(site);
    writePhotos(site);
  }
  await writeCompanyLogo(out, first);
  await writeServiceWorker(out, [first, ...others]);
  if (takesSubmissions()) {
    const { content, assets, language } = first;
    const inOthers = others.map(({ language: { code }, ...site }) => ({ code, ...site }));
    const file = serviceFile(content, assets.faces, language.code, inOthers);
    writeInto(out, SERVICE_FILE, JSON.stringify(file));
  }
  writeSmallFiles(out, [first, ...others], inDocuments);
  await finish(out);
  await removeOldResults();
  for (const warning of new Set(sites.flatMap(({ warnings }) => warnings)))
    console.log(`Please look at this: ${warning}`);
  for (const { language, untranslated } of sites) {
    const { summary, setAside } = untranslatedLines(language, untranslated);
    for (const line of untranslated.length > 0 ? [summary, ...setAside] : []) console.log(line);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  // Linux and macOS count the peak in kB.
  const peak = Math.round(maxRSS / 1000);
  const work = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1);
  console.log(
    `Built ${sites.reduce((sum, { files }) => sum + files.length, 0)} pages into ${path.relative('.', OUT)}/ in ${seconds} s (${work} s of one processor, peak memory ${peak} MB).`,
  );
}

async function main(): Promise<void> {
  // These throw if a setting is wrong, before anything is written.
  serviceOrigin();
  keepsPages();
  // React has a faster build for production, also where a shell or Vitest has set another value.
  process.env['NODE_ENV'] = 'production';
  // All steps use the same time, even if the date of an entry passes while they run.
  process.env['BUILD_TIME'] = buildOccasion().now.toISOString();
  const onWait = () => console.error('Another build into this folder runs; this one waits for it.');
  await withLock(OUT, onWait, async () => {
    const out = freshFolder(OUT);
    try {
      await buildSite(out);
    } finally {
      // After a mistake some files are still being compressed; then Node tries again.
      await rm(out, { recursive: true, force: true, maxRetries: 10 });
    }
  });
}

/** The message of an error for the person who runs the build. */
function report(error: unknown): unknown {
  if (error instanceof ContentError) return error.report;
  if (error instanceof SettingError) return error.message;
  return /ENOSPC|EDQUOT|No space left/.test(String(error))
    ? 'The disk is full: make room, and try again. The site stays as it was.'
    : error;
}

main().catch((error: unknown) => {
  console.error(report(error));
  process.exitCode = 1;
});
