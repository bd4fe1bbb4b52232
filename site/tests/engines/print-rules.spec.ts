/**
 * Pages on paper, in every engine. No common protocol prints in all of them. So the tests apply the CSS rules for print and
 * switch off those for the screen.
 */
import { lostWords } from './page-checks.ts';
import { expect, test } from './test.ts';

// About the width of a sheet of A4 without its margins.
test.use({ width: 720 });

/** Applies the rules for print, and sends the event that printing begins. */
function printOnScreen(): number {
  let changed = 0;
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText)) {
        rule.media.mediaText = rule.media.mediaText
          .replaceAll('screen', 'tty')
          .replaceAll('print', 'screen');
        changed += 1;
      }
      if (rule instanceof CSSGroupingRule) change(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) change(cssRules);
  dispatchEvent(new Event('beforeprint'));
  return changed;
}

for (const [path, parts] of [
  ['/about', '[data-reveal=item]'],
  ['/business/tea', '[role=tabpanel]'],
  ['/connect', 'main details p'],
] as const) {
  test(`${path} is complete on paper`, async ({ visitor, browserWindow }) => {
    await visitor.open(path);
    await visitor.ready();
    expect(await browserWindow.run(printOnScreen)).toBeGreaterThan(0);
    await visitor.until('words that are lost', [], lostWords);
    await visitor.until(
      'parts that are not there, or not below the part before',
      [],
      (css) => {
        const found = [...document.querySelectorAll(css)];
        const boxes = found.map((part) => part.getBoundingClientRect());
        return found
          .filter(
            (part, index) =>
              !part.checkVisibility() ||
              (boxes[index]?.height ?? 0) < 10 ||
              (boxes[index]?.top ?? 0) < (boxes[index - 1]?.bottom ?? 0) - 1,
          )
          .map((part) => part.textContent.slice(0, 40));
      },
      parts,
    );
    await visitor.sees({ css: parts });
    await visitor.sees({ css: 'header nav button' }, false);
  });
}
