/** Links to a part of a page: its heading is below the bars, wherever the link stands. With any content. */
import { htmlOf, paths } from '../built-pages.ts';
import { expect, STILL, test } from '../site.ts';

test.use(STILL);

/** In px. */
const WIDTHS = [1280, 360] as const;
/** Least distance between the bars and a heading, in px. */
const ROOM = 16;

/** The fragments that any page links to, by page. */
function fragmentsByPage(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const page of paths)
    for (const [, href = ''] of htmlOf(page).matchAll(/<a [^>]*?href="([^"]*#[^"/]+)"/g)) {
      const { pathname, hash } = new URL(href, `https://site.example${page}`);
      if (!paths.includes(pathname) || hash === '#main') continue;
      found.set(pathname, (found.get(pathname) ?? new Set()).add(hash.slice(1)));
    }
  return found;
}

for (const width of WIDTHS)
  for (const [path, fragments] of fragmentsByPage())
    test(`the parts of ${path} that links lead to are below the bars at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const hidden: string[] = [];
      for (const fragment of fragments) {
        await page.evaluate((hash) => {
          scrollTo(0, 0);
          location.hash = '';
          location.hash = hash;
        }, fragment);
        const gap = await page.evaluate(async (id) => {
          await new Promise((drawn) => {
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          });
          const part = document.getElementById(id);
          const head = part?.querySelector('h1, h2, h3, summary, label, legend') ?? part;
          if (!part || !head?.checkVisibility()) return undefined;
          const bars = [...document.querySelectorAll('header, header ~ *, main nav')]
            .flatMap((bar) => [bar, ...bar.children])
            .filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position))
            .map((bar) => bar.getBoundingClientRect())
            .filter(({ top, height, width: wide }) => top < 150 && height < 150 && wide > 300);
          return (
            head.getBoundingClientRect().top - Math.max(0, ...bars.map(({ bottom }) => bottom))
          );
        }, fragment);
        if (gap !== undefined && gap < ROOM) hidden.push(`#${fragment}: ${gap} px`);
      }
      expect(hidden).toEqual([]);
    });
