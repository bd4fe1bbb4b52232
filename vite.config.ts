import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from '#build/class-names.ts';
import { contentPlugin } from '#build/content-plugin.ts';
import { documentPlugin } from '#build/document-plugin.ts';
import { liveDefines } from '#build/live.ts';
import { keepsPages } from '#build/service-worker.ts';

/** Browsers that run the scripts; older ones read the plain page. */
const TARGETS = ['chrome109', 'firefox115', 'safari16.4'];

/** Styles that several screens share, but for those that all share: they stand in one style sheet with these. */
const SHARED_STYLES = [
  'business/options',
  'business/service-tabs',
  'business/vision',
  'news/articles',
  'sustainability/drawings',
];

const SITE_STYLES = [
  /\/app\/(?:components|forms|shell|styles)\//,
  new RegExp(`/screens/(?:${SHARED_STYLES.join('|')})\\.`),
];

/**
 * Few files: what all pages keep, what only React's version changes, what several screens share. The first group
 * that fits takes a module and what it imports.
 */
const GROUPS = [
  // Stands in each document (`build/manifest.ts`).
  { name: 'fonts', test: /\/styles\/fonts\.css$/ },
  // Two style sheets a page: this, and one of the screen's own.
  {
    name: 'site',
    test: (id: string) => /\.css$/.test(id) && SITE_STYLES.some((place) => place.test(id)),
  },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router\// },
  { name: 'client', test: /\/app\//, tags: ['$initial' as const] },
  { name: 'shared', test: /\/app\/[^?]*\.tsx?$/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contentPlugin(), documentPlugin()],
  appType: 'custom',
  // While developing, names that say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  define: {
    ...liveDefines(),
    KEEPS_PAGES: JSON.stringify(command === 'build' && keepsPages()),
    // While developing; the build tells where it has put it.
    SAVE_DATA: JSON.stringify('/app/behaviours/save-data.ts'),
  },
  // Written by the build as `_headers`, icons and pictures; a server build needs none of them.
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: TARGETS,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'app/client.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: isSsrBuild ? {} : { codeSplitting: { groups: GROUPS } },
    },
  },
}));
