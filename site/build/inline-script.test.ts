import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_ID, LATE_END_ID, LATE_ID } from '#app/document-markers.ts';
import { inlineScript } from './inline-script.ts';

type Opened = {
  /** Addresses to which the script has redirected. */
  replaced: string[];
  /** Classes set on the document. */
  classes: string[];
  /** Global variables that the script has made. */
  left: string[];
};

/** Runs the inline script in a browser with this fragment and this connection. */
async function open(hash: string, connection?: { saveData: boolean }): Promise<Opened> {
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
  runInNewContext(await inlineScript(), globals);
  return {
    replaced,
    classes: page.className.split(' '),
    left: Object.keys(globals).filter((name) => !before.includes(name)),
  };
}

describe('the inline script', () => {
  it.each([
    ['#/about', '/about'],
    ['#/', '/'],
    // The server or the boot module redirects to the canonical form.
    ['#/News//Press', '/News//Press'],
    ['#/news?category=Tea', '/news?category=Tea'],
    ['#//example.com/x', '/example.com/x'],
    ['#/\\example.com/x', '/example.com/x'],
    ['#/\\/\\example.com/x', '/example.com/x'],
  ])('sends %s to %s', async (hash, path) => {
    expect((await open(hash)).replaced).toEqual([path]);
  });

  it.each(['', '#main', '#about', '#?/about'])('does not redirect %j', async (hash) => {
    expect((await open(hash)).replaced).toEqual([]);
  });

  it('marks the document as scripted, and the rest of the page as waiting for style sheets', async () => {
    expect((await open('')).classes).toEqual(['scripted', 'awaitsStyles']);
  });

  it('shows everything at once when the address names a place on the page', async () => {
    expect((await open('#team')).classes).toEqual(['scripted']);
  });

  it('marks the document if the visitor saves data', async () => {
    const classes = async (saveData: boolean) => (await open('#team', { saveData })).classes;
    expect(await classes(true)).toEqual(['scripted', 'savesData']);
    expect(await classes(false)).toEqual(['scripted']);
  });

  it('uses the ids that the documents use', async () => {
    const script = await inlineScript();
    for (const id of [LATE_ID, LATE_END_ID]) expect(script).toContain(`getElementById(\`${id}\`)`);
    expect(script).toContain(`#${BOOT_ID}`);
  });

  it('makes no global variables', async () => {
    expect((await open('')).left).toEqual([]);
  });

  it('contains no `</script` and imports no other file', async () => {
    expect(await inlineScript()).not.toMatch(/<\/script|<!--|\bimport\b(?!\()|\bexport\b/);
  });
});
