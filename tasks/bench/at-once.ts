/**
 * The same page with React loaded at once, as most sites made with React do it: the document asks for the
 * client and starts it, and no boot module decides whether that is worth it.
 */
import { JSDOM } from 'jsdom';

/** The module that starts React. It stands in the document: a file of its own would cost one more way there and back. */
const starter = ([entry = '', ...files]: readonly string[]) =>
  [
    `import { start } from '${entry}';`,
    ...files.map((file) => `import '${file}';`),
    'void start(() => undefined);',
  ].join('');

/**
 * @param html the page as the build wrote it
 * @returns the page and the source of its only new script, for the policy
 * @throws {Error} where the page has no boot module
 */
export function atOnce(html: string): { html: string; script: string } {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  const boot = document.querySelector<HTMLScriptElement>('#boot');
  const { enhance, client } = boot?.dataset ?? {};
  if (!boot || !enhance || !client) throw new Error('The page has no boot module to replace');
  // Asked for like the boot module, which it takes the place of.
  boot.setAttribute('src', enhance);
  const react = document.createElement('script');
  react.type = 'module';
  react.textContent = starter(client.split(' '));
  document.body.append(react);
  return { html: dom.serialize(), script: react.textContent };
}
