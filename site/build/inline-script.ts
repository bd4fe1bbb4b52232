/** The inline script of every document. */
import { readFile } from 'node:fs/promises';
import { transformWithOxc, minify } from 'vite';
import { INLINE_SYNTAX } from './engine-needs.ts';

/**
 * `browser/before-paint/before-paint.ts` as JavaScript, inside a function so that it sets no global variables.
 * @param start how the addresses of the document's language begin
 * @param needs functions without which the other scripts cannot run
 */
export async function inlineScript(start = '', needs: readonly string[] = []): Promise<string> {
  const source = await readFile('site/browser/before-paint/before-paint.ts', 'utf8');
  const { code } = await transformWithOxc(source, 'before-paint.ts', {
    target: INLINE_SYNTAX,
    define: {
      LANGUAGE_PATH: JSON.stringify(start),
      ENGINE_RUNS_SCRIPTS: ['true', ...needs].join('&&'),
    },
  });
  const { code: small } = await minify('before-paint.js', `(() => {${code}})()`);
  return small.trim();
}
