import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { BOOT_ID, LATE_END_ID, LATE_ID } from '#app/document-markers.ts';
import { inlineScript } from './inline-script.ts';

const script = await inlineScript();

/**
 * Runs the inline script in a browser with this fragment and this connection.
 * @returns the addresses to which it has redirected, the classes that it has set on the document, and the global
 * variables that it has made
 */
function open(hash: string, connection?: { saveData: boolean }) {
  const replaced: string[] = [];
  const page = { className: '' };
  const ignore = () => undefined;
  const globals = {
    location: { hash, replace: (address: string) => replaced.push(address) },
    document: { documentElement: page, addEventListener: ignore },
    window: {},
    navigator: { connection },
    addEventListener: ignore,
    setTimeout: ignore,
  };
  const before = Object.keys(globals);
  runInNewContext(script, globals);
  const left = Object.keys(globals).filter((name) => !before.includes(name));
  return { replaced, classes: page.className.split(' '), left };
}

it.each([
  ['#/about', '/about'],
  ['#/', '/'],
  // The server or the boot module redirects to the canonical form.
  ['#/News//Press', '/News//Press'],
  ['#/news?category=Tea', '/news?category=Tea'],
  ['#//example.com/x', '/example.com/x'],
  ['#/\\/\\example.com/x', '/example.com/x'],
])('sends %s to %s', (hash, path) => {
  expect(open(hash).replaced).toEqual([path]);
});

it.each(['', '#main', '#?/about'])('does not redirect %j', (hash) => {
  expect(open(hash).replaced).toEqual([]);
});

it('marks what the page waits for, but shows a place that the address names at once', () => {
  expect(open('')).toMatchObject({ classes: ['scripted', 'awaitsStyles'], left: [] });
  expect(open('#team').classes).toEqual(['scripted']);
  expect(open('#team', { saveData: true }).classes).toEqual(['scripted', 'savesData']);
  expect(open('#team', { saveData: false }).classes).toEqual(['scripted']);
});

it('shows the rest at the end of the document only if the style sheets are in its head', () => {
  const sheet =
    '<link rel="stylesheet" href="/site.css"><script id="boot" src="/boot.js"></script>';
  const isWaiting = (html: string) => {
    const { window } = new JSDOM(html, { runScripts: 'dangerously' });
    Object.assign(window.Document.prototype, { getAnimations: () => [] });
    window.eval(script);
    // A picture of the first screen comes before the end of the document.
    window.dispatchEvent(new window.Event('load'));
    window.dispatchEvent(new window.Event('DOMContentLoaded'));
    return window.document.documentElement.className.includes('awaitsStyles');
  };
  const late = `<div id="${LATE_ID}"><noscript>${sheet}</noscript><template id="${LATE_END_ID}"></template></div>`;
  expect(isWaiting(`<body>${late}</body>`)).toBe(true);
  expect(isWaiting(`<head>${sheet}</head>`)).toBe(false);
});

it('stands alone in a document, and uses the ids that documents have', () => {
  expect(script).not.toMatch(/<\/script|<!--|\bimport\b(?!\()|\bexport\b/);
  expect(script).toContain(`getElementById(\`${LATE_END_ID}\`)`);
  for (const id of [LATE_ID, BOOT_ID]) expect(script).toContain(`#${id}`);
});
