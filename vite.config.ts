import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#build/content-plugin.ts';
import { documentPlugin } from '#build/document-plugin.ts';
import { keepsPages } from '#build/service-worker.ts';

/** Browsers that run the scripts; older ones read the plain page. */
const TARGETS = ['chrome109', 'firefox115', 'safari16.4'];

/** Styles outside the screens. */
const SHARED_STYLES = /\/app\/(?:components|forms|shell|styles)\/[^?]*\.css/;
/** Scripts that most screens need: together they travel in fewer files and fewer bytes than each by itself. */
const SHARED_SCRIPTS = { test: /\/app\/[^?]*\.tsx?$/, minShareCount: 8 };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contentPlugin(), documentPlugin()],
  appType: 'custom',
  define: { KEEPS_PAGES: JSON.stringify(command === 'build' && keepsPages()) },
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
      preserveEntrySignatures: 'exports-only',
      // Two style sheets a page: one that all pages share and keep, one of the screen's own.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'site', test: SHARED_STYLES },
                { name: 'shared', ...SHARED_SCRIPTS },
              ],
            },
          },
    },
  },
}));
