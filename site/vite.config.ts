// This file imports the schemas of content, which are TypeScript. Vite runs it without tsx.
import 'tsx/esm';
import react from '@vitejs/plugin-react';
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite';
import { shortNames } from '#build/class-names.ts';
import { SYNTAX } from '#build/engine-needs.ts';
import { brandPlugin } from '#render/brand-postcss-plugin.ts';
import { contentPlugin } from '#render/content/content-plugin.ts';
import { routesOf } from '#render/content/content-routes.ts';
import { loadContent, loadContentWithPhotos, type Content } from '#render/content/load.ts';
import { languageToDevelop, type Language } from '#render/content/languages.ts';
import { hasPhotographs } from '#render/content/photos.ts';
import { buildOccasion } from '#render/content/publication.ts';
import { documentPlugin } from '#build/document-plugin.ts';
import { siteStyles } from '#build/shared-styles.ts';
import { keepsPages } from '#build/keeps-pages.ts';
import { serviceOrigin, submitFolder } from '#build/submission-settings.ts';
import { routes } from './routes.ts';

/** The oldest browsers for which style sheets are written. `build/engine-needs.ts` says which engines run the scripts. */
const STYLE_TARGETS = ['chrome109', 'firefox115', 'safari16.4'];

/** Scripts that screens share, but for those of two folders of screens. */
const SHARED = /\/site\/(?:app\/(?!screens\/(?:business|farm)\/)|browser|routes)[^?]*\.tsx?$/;

/**
 * The files into which modules are grouped: few, and files that change rarely stand apart. A module and its imports go
 * into the first group that fits.
 */
const GROUPS = [
  // Each document contains it (`build/manifest.ts`).
  { name: 'fonts', test: /\/styles\/fonts\.css$/ },
  { name: siteStyles, debugName: 'site' },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router\// },
  { name: 'client', test: /\/site\/(?:app|browser|routes)/, tags: ['$initial' as const] },
  // Not «shared»: ad blockers remove what has «share» in its name.
  { name: 'common', test: SHARED, minShareCount: 2 },
  // Only these pages load what they share.
  {
    name: 'business',
    test: /\/site\/app\/screens\/business\/[^?]*\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'farm', test: /\/site\/app\/screens\/farm\/[^?]*\.tsx?$/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** For `ROUTES_LEFT_OUT`. */
function routesLeftOut(content: Content): string {
  const left = new Set(routesOf(content));
  const paths = routes.filter((route) => !left.has(route)).map(({ path }) => path);
  return paths.length > 0 ? JSON.stringify(paths) : 'undefined';
}

/**
 * The settings of a build, or of a development server.
 * @param read reads the content; a build gives the content that it has read
 * @param onUse is called with the name of each content module that is loaded
 * @param languages that of the pages, then the others that are built; while developing, one alone
 */
export const siteSettings = (
  { command, isSsrBuild }: Pick<ConfigEnv, 'command' | 'isSsrBuild'>,
  read: () => Content,
  onUse: ((name: string) => void) | undefined,
  [language, ...others]: readonly [Language, ...Language[]],
): UserConfig => ({
  plugins: [
    react({ jsxImportSource: '#names' }),
    contentPlugin(read, () => loadContentWithPhotos(language.folder), onUse),
    documentPlugin(read, language.start),
  ],
  appType: 'custom',
  resolve: { alias: [{ find: /^#submit(?=\/)/, replacement: submitFolder() }] },
  // While developing, class names contain the name of their file.
  css: {
    postcss: { plugins: [brandPlugin] },
    ...(command === 'build' && { modules: { generateScopedName: shortNames() } }),
  },
  define: {
    LANGUAGE: JSON.stringify(language.code),
    LANGUAGE_PATH: JSON.stringify(language.start),
    MAY_BE_UNTRANSLATED: language.start === '' ? 'null' : 'true',
    LOCALE: JSON.stringify(language.locale),
    // For links to the same page in them.
    OTHER_LANGUAGES: JSON.stringify(
      others.length > 0 ? others.map(({ code, start, name }) => ({ code, start, name })) : null,
    ),
    BUILD_YEAR: String(buildOccasion().now.getUTCFullYear()),
    SERVICE_ORIGIN: JSON.stringify(serviceOrigin()),
    KEEPS_PAGES: JSON.stringify(command === 'build' && keepsPages()),
    // Without photographs, visitors load no code for them.
    PHOTOGRAPHS: JSON.stringify(hasPhotographs()),
    // The same for the logo that the site does not have. While developing, another one may come at any time.
    COMPANY_LOGO:
      command === 'build' ? JSON.stringify(read().brand.logo !== undefined) : 'undefined',
    ROUTES_LEFT_OUT: command === 'build' ? routesLeftOut(read()) : 'undefined',
    // Leaves out React's connection to its DevTools: 243 bytes (brotli) of Home's scripts.
    ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    // Their addresses while developing. The build passes those of the built files.
    SAVE_DATA: JSON.stringify('/browser/enhance/save-data.ts'),
    SEARCH: JSON.stringify('/browser/search/search.ts'),
  },
  // Icons and pictures, which the build of the renderer does not need.
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: SYNTAX,
    cssTarget: STYLE_TARGETS,
    manifest: true,
    assetsInlineLimit: 0,
    // A screen is imported at once, and the client has loaded what screens share: there is no script to preload.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    rolldownOptions: {
      // No warning on slow machines.
      checks: { bundlerTimings: false },
      input: 'browser/client/client.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: isSsrBuild ? {} : { codeSplitting: { groups: GROUPS } },
    },
  },
});

export default defineConfig((env) => {
  const language = languageToDevelop();
  return siteSettings(env, () => loadContent(language.folder), undefined, [language]);
});
