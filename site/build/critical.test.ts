import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criticalStyles } from './critical.ts';

const MARKUP = '<ul class="menu"><li><a>One</a></li><li><a>Two</a></li></ul>';

let folder: string;
let styles: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'critical-'));
  await writeFile(
    path.join(folder, 'site.css'),
    `:root{--text:#123}@media print{.menu{color:#000}}` +
      `.menu{color:red;background:var(--text)}.footer{color:blue}@media (width>=768px){.menu a{color:green}.footer a{color:blue}}` +
      `.menu>li:last-child a{color:gold}.scripted [data-needs-scripts]{display:none}`,
  );
  await writeFile(path.join(folder, 'page.css'), '.menu{margin:0}.card{color:blue}');
  styles = await criticalStyles(MARKUP, ['/site.css', '/page.css'], folder);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the styles of a first screen', () => {
  it('have the rules of the first screen, in the order of the cascade', () => {
    expect(styles).toMatch(/\.menu\{color:red;.*\.menu a\{color:green\}.*\.menu\{margin:0\}/s);
    expect(styles).toContain('.menu>li:last-child a');
  });

  it('have the rules for the classes that the before-paint script sets', () => {
    expect(styles).toContain('.scripted [data-needs-scripts]');
  });

  it('have no other rules', () => {
    expect(styles).not.toMatch(/footer|card|print/);
  });

  it('hide the rest of the page until the style sheets have loaded, for 4 s at most', () => {
    expect(styles).toMatch(
      /\.awaitsStyles :has\(#late\)~:not\(\.shows\)\{animation:awaitsStyles \S+ 4s backwards/,
    );
  });

  it('hide it as long as the before-paint script waits', async () => {
    const script = await readFile('site/browser/before-paint/before-paint.ts', 'utf8');
    const [, wait] = /const LONGEST_WAIT = (\d+);/.exec(script) ?? [];
    expect(styles).toContain(`awaitsStyles 1ms ${Number(wait) / 1000}s backwards`);
  });

  it('throw an error if a style sheet is missing', async () => {
    await expect(criticalStyles(MARKUP, ['/missing.css'], folder)).rejects.toThrow('missing.css');
  });
});
