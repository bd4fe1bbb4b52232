import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

type Opened = {
  /** Addresses that took the place of this one. */
  replaced: string[];
  /** Classes set on the document. */
  classes: string[];
  /** Names left behind in the global scope. */
  left: string[];
};

/** Runs the inline script as a browser with that fragment would. */
async function open(hash: string): Promise<Opened> {
  const opened = { replaced: [] as string[], classes: [] as string[] };
  const globals = {
    location: { hash, replace: (address: string) => opened.replaced.push(address) },
    document: {
      documentElement: { classList: { add: (name: string) => opened.classes.push(name) } },
    },
    window: {},
    addEventListener: () => undefined,
  };
  const before = Object.keys(globals);
  runInNewContext(await inlineScript(), globals);
  return { ...opened, left: Object.keys(globals).filter((name) => !before.includes(name)) };
}

describe('the inline script', () => {
  it.each([
    ['#/about', '/about'],
    ['#/', '/'],
    ['#/News/Record-Coffee-Harvest', '/news/record-coffee-harvest'],
    ['#/news?category=Tea', '/news?category=Tea'],
    ['#//example.com/x', '/example.com/x'],
    ['#/\\example.com/x', '/example.com/x'],
    ['#/\\/\\example.com/x', '/example.com/x'],
    ['#/news//press', '/news/press'],
  ])('sends %s to %s', async (hash, path) => {
    expect((await open(hash)).replaced).toEqual([path]);
  });

  it.each(['', '#main', '#about', '#?/about'])('leaves %j where it is', async (hash) => {
    expect((await open(hash)).replaced).toEqual([]);
  });

  it('marks the document as scripted', async () => {
    expect((await open('')).classes).toEqual(['scripted']);
  });

  it('makes nothing global', async () => {
    expect((await open('')).left).toEqual([]);
  });

  it('cannot end its own element, and needs no other file', async () => {
    expect(await inlineScript()).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/);
  });
});
