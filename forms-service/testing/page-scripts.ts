/** Runs the scripts of the site's forms, bundled as in a build, in pages that exist only in memory. */
import path from 'node:path';
import { build } from 'vite';

const ENTRY = path.join(import.meta.dirname, 'page-scripts-entry.ts');

/** The functions of the scripts. */
export type PageScripts = typeof import('./page-scripts-entry.ts');

/** The globals of the page that the scripts use. */
export type PageGlobals = {
  fetch: (address: string, init: RequestInit) => Promise<unknown>;
  setTimeout: (run: () => void, milliseconds: number) => void;
  performance: { now: () => number };
  Date: { now: () => number; parse: (text: string) => number };
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/** Globals that do not matter in these tests. */
const OTHERS = {
  SERVICE_ORIGIN: '',
  AbortSignal: { timeout: (milliseconds: number) => ({ milliseconds }) },
  document: { querySelector: () => null },
  addEventListener: () => undefined,
};

/** Bundles the scripts. @returns a function that opens a page: each call runs the scripts again */
export async function bundlePageScripts(): Promise<(globals: PageGlobals) => PageScripts> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'without-documents',
        enforce: 'pre',
        // This module shows refused submissions in a document, and there is no document here.
        resolveId: (id) =>
          id.endsWith('/dropped-attempts.ts') ? { id, external: true } : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'scripts', fileName: 'scripts' },
    },
  });
  const [bundle] = [result].flat();
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new TypeError('the bundle has no script');
  const { code } = script;
  const names = [
    'fetch',
    'setTimeout',
    'performance',
    'Date',
    'localStorage',
    ...Object.keys(OTHERS),
  ] as const;
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs what the build has made
  const run = new Function(...names, `${code}\nreturn scripts;`) as (
    ...globals: unknown[]
  ) => PageScripts;
  return (globals) => {
    const all: Record<string, unknown> = { ...OTHERS, ...globals };
    return run(...names.map((name) => all[name]));
  };
}
