/**
 * Pages on paper, in every engine. No common protocol prints in all of them. So the tests apply the CSS rules for print and
 * switch off those for the screen.
 */
import { htmlOf } from '../built-pages.ts';
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

/** Matching elements that overlap. */
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

test('answers that nobody has opened are on paper too', async ({ visitor, browserWindow }) => {
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
