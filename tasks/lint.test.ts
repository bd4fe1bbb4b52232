/** Tests our own rules for styles, because their paths and patterns could stop matching unnoticed. */
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** Names of the style rules that a text breaks in a file with this name. */
async function brokenRules(code: string, codeFilename = 'site/app/shell/x.module.css') {
  const { results } = await stylelint.lint({ code, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const COLOURS = ':root {\n  --ink: #fff;\n  --white: rgb(0 0 0);\n}\n';

it('colours are forbidden everywhere, and colour functions are allowed only in tokens.css', async () => {
  expect(await brokenRules(COLOURS, 'site/app/styles/tokens.css')).toEqual(['color-no-hex']);
  expect(await brokenRules(COLOURS, 'site/app/styles/base.css')).toEqual([
    'color-no-hex',
    'function-disallowed-list',
  ]);
});

it('a custom property is a token, a parameter of a component, or private', async () => {
  const known = '.a {\n  --_own: 1px;\n  --icon-size: 2em;\n  --focus: var(--sun);\n}\n';
  expect(await brokenRules(known)).toEqual([]);
  for (const unknown of ['color: var(--tekst)', '--mine: 1px'])
    expect(await brokenRules(`.a {\n  ${unknown};\n}\n`)).toEqual(['custom-property-pattern']);
});

it.each([
  ['a physical side', '.a {\n  margin-left: 1px;\n}\n', 'property-disallowed-list'],
  ['any child below .motion', '.motion .a > * {\n  opacity: 0;\n}\n', 'selector-disallowed-list'],
  ['a class TypeScript cannot read', '.a-b {\n  color: inherit;\n}\n', 'selector-class-pattern'],
])('%s is forbidden', async (_what, code, rule) => {
  expect(await brokenRules(code)).toContain(rule);
});
