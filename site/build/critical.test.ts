import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { criticalStyles } from './critical.ts';

it('has the rules of the first screen, in the order of the cascade, and hides the rest for a time', async () => {
  const folder = temporaryFolder();
  writeInto(
    folder,
    'site.css',
    `:root{--text:#123}@media print{.menu{color:#000}}` +
      `.menu{color:red;background:var(--text)}.footer{color:blue}@media (width>=768px){.menu a{color:green}.footer a{color:blue}}` +
      `.menu>li:last-child a{color:gold}.scripted [data-needs-scripts]{display:none}`,
  );
  writeInto(folder, 'page.css', '.menu{margin:0}.card{color:blue}');
  const markup = '<ul class="menu"><li><a>One</a></li><li><a>Two</a></li></ul>';
  const styles = await criticalStyles(markup, ['/site.css', '/page.css'], folder);
  expect(styles).toMatch(/\.menu\{color:red;.*\.menu a\{color:green\}.*\.menu\{margin:0\}/s);
  expect(styles).toContain('.menu>li:last-child a');
  // For a class that the before-paint script sets.
  expect(styles).toContain('.scripted [data-needs-scripts]');
  expect(styles).not.toMatch(/footer|card|print/);
  // The rest is hidden as long as the before-paint script waits for the style sheets.
  const script = await readFile('site/browser/before-paint/before-paint.ts', 'utf8');
  const [, wait] = /const LONGEST_WAIT = (\d+);/.exec(script) ?? [];
  expect(wait).toBe('4000');
  expect(styles).toMatch(
    /\.awaitsStyles :has\(#late\)~:not\(\.shows\)\{animation:awaitsStyles \S+ 4s backwards/,
  );
  await expect(criticalStyles(markup, ['/missing.css'], folder)).rejects.toThrow('missing.css');
});
