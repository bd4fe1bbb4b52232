/**
 * What stands on paper, in every engine. No common protocol prints in all of them, so the page is told that the screen is
 * paper: rules for print apply to it, rules for the screen do not.
 */
import { htmlOf } from '../pages.ts';
import { lostWords } from './page-checks.ts';
import { expect, test } from './test.ts';

// About as wide as a sheet of A4 between its margins.
test.use({ width: 720 });

/** Applies the rules of paper, and says that printing begins. */
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

/** Boxes that cover one another, of the elements that fit. */
function overlaps(css: string): string[] {
  const boxes = [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map(() => `${index} of ${css}`),
  );
}

for (const [path, parts] of [
  ['/', 'main > div > section'],
  ['/about', '[data-reveal=item]'],
  ['/business/tea', '[role=tabpanel]'],
  ['/connect', 'main details'],
  ['/news/record-coffee-harvest', 'main h1'],
] as const) {
  test(`${path} is complete on paper`, async ({ visitor, browserWindow }) => {
    await visitor.open(path);
    await visitor.ready();
    expect(await browserWindow.run(printOnScreen)).toBeGreaterThan(0);
    await visitor.until('words that are lost', [], lostWords);
    const count = await browserWindow.run((css) => document.querySelectorAll(css).length, parts);
    expect(count, parts).toBeGreaterThan(0);
    await visitor.until(
      'parts that are not there',
      [],
      (css) =>
        [...document.querySelectorAll(css)]
          .filter((part) => !part.checkVisibility() || part.getBoundingClientRect().height < 10)
          .map((part) => part.textContent.slice(0, 40)),
      parts,
    );
    await visitor.until('parts that cover one another', [], overlaps, parts);
    await visitor.sees({ css: 'header nav button' }, false);
  });
}

test('answers stand on paper though nobody has opened them', async ({ visitor, browserWindow }) => {
  const answers = htmlOf('/connect').split('<details').length - 1;
  expect(answers).toBeGreaterThan(0);
  await visitor.open('/connect');
  await visitor.ready();
  await browserWindow.run(printOnScreen);
  await visitor.until('answers that are seen', true, () =>
    [...document.querySelectorAll('main details p')].every(
      (answer) => answer.checkVisibility() && answer.getBoundingClientRect().height > 10,
    ),
  );
});
