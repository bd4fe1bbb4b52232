import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortNames } from '#build/class-names.ts';
import { contentPlugin } from '#render/content/content-plugin.ts';
import { documentPlugin } from '#build/document-plugin.ts';
import { siteStyles } from '#build/shared-styles.ts';
import { keepsPages } from '#build/write-service-worker.ts';
import { serviceOrigin, submitFolder } from '#build/submission-settings.ts';

/** Browsers that run the scripts; older ones show the page without them. */
const TARGETS = ['chrome109', 'firefox115', 'safari16.4'];

/**
 * Few files: what all pages use, what changes only with React, what several screens share. A module and its imports go
 * into the first group that fits.
 */
const GROUPS = [
  // Stands in each document (`build/manifest.ts`).
  { name: 'fonts', test: /\/styles\/fonts\.css$/ },
  { name: siteStyles, debugName: 'site' },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router\// },
  { name: 'client', test: /\/site\/(?:app|browser|routes)/, tags: ['$initial' as const] },
  { name: 'shared', test: /\/site\/(?:app|browser|routes)[^?]*\.tsx?$/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contentPlugin(), documentPlugin()],
  appType: 'custom',
  resolve: { alias: [{ find: /^#submit(?=\/)/, replacement: submitFolder() }] },
  // While developing, names that say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: shortNames() } } : {},
  define: {
    SERVICE_ORIGIN: JSON.stringify(serviceOrigin()),
    KEEPS_PAGES: JSON.stringify(command === 'build' && keepsPages()),
    // While developing; the build tells where it has put it.
    SAVE_DATA: JSON.stringify('/browser/enhance/save-data.ts'),
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
      // A slow machine is no mistake.
      checks: { bundlerTimings: false },
      input: 'browser/client/client.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: isSsrBuild ? {} : { codeSplitting: { groups: GROUPS } },
    },
  },
}));
