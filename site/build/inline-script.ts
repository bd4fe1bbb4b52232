/** The inline script of every document. */
import { readFile } from 'node:fs/promises';
import { transformWithOxc, minify } from 'vite';

/**
 * `browser/before-paint/before-paint.ts` as JavaScript, inside a function so that it sets no global variables.
 * @param start how the addresses of the document's language begin
 */
export async function inlineScript(start = ''): Promise<string> {
  const source = await readFile('site/browser/before-paint/before-paint.ts', 'utf8');
  const { code } = await transformWithOxc(source, 'before-paint.ts', {
    define: { LANGUAGE_PATH: JSON.stringify(start) },
  });
  const { code: small } = await minify('before-paint.js', `(() => {${code}})()`);
  return small.trim();
}
