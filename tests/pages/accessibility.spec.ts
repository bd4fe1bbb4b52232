/** Axe on every page at two widths, WCAG 2.2 AA: every rule it knows, nothing left out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { readToTheEnd, NOT_FOUND } from '../journeys/checks.ts';
import { lostKinds, paths } from '../pages.ts';
import { expect, test } from '../site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A phone and a laptop, in px. */
const WIDTHS = [390, 1280];

// What has not come in yet is transparent, and axe would measure that.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of WIDTHS) {
  for (const path of [...paths, ...lostKinds]) {
    test(`${path} has no accessibility violation at ${width} px`, async ({ page, site }) => {
      if (lostKinds.includes(path)) site.expectMessage(NOT_FOUND);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await site.ready();
      await readToTheEnd(page);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(
        (tags) =>
          (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
            {
              runOnly: tags,
            },
          ),
        RULES,
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
