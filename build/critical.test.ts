import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
    `:root{--ink:#123;--text:var(--ink);--unused:var(--none);--none:0}@media print{.menu{color:#000}}` +
      `.menu{color:red;background:var(--text)}.footer{color:blue}@media (width>=768px){.menu a{color:green}.footer a{color:blue}}` +
      `.menu>li:last-child a{color:gold}.scripted [data-needs-scripts]{display:none}`,
  );
  await writeFile(path.join(folder, 'page.css'), '.menu{margin:0}.card{color:blue}');
  styles = await criticalStyles(MARKUP, ['/site.css', '/page.css'], folder);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the styles of a first screen', () => {
  it('have what it shows, in the order of the cascade', () => {
    expect(styles).toMatch(/\.menu\{color:red;.*\.menu a\{color:green\}.*\.menu\{margin:0\}/s);
    expect(styles).toContain(':root{--ink:#123;--text:var(--ink);}');
    expect(styles).toContain('.menu>li:last-child a');
  });

  it('have what the inline script brings about', () => {
    expect(styles).toContain('.scripted [data-needs-scripts]');
  });

  it('leave the rest to the style sheets', () => {
    expect(styles).not.toMatch(/footer|card|print|--unused|--none/);
  });

  it('cannot be made from a style sheet that is missing', async () => {
    await expect(criticalStyles(MARKUP, ['/lost.css'], folder)).rejects.toThrow('lost.css');
  });
});
