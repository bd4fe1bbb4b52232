import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { beforeAll, describe, expect, it } from 'vitest';

/** Names of the style rules that a text breaks, as if it stood in that file. */
async function styleRules(
  code: string,
  codeFilename = 'app/shell/x.module.css',
): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('style lint', () => {
  it.each([
    ['a raw colour', '.a {\n  color: #fff;\n}\n', 'color-no-hex'],
    ['a function of raw colours', '.a {\n  color: rgb(0 0 0);\n}\n', 'function-disallowed-list'],
    ['a named colour', '.a {\n  color: red;\n}\n', 'color-named'],
    ['a physical side', '.a {\n  margin-left: 1px;\n}\n', 'property-disallowed-list'],
    ['a misspelt token', '.a {\n  color: var(--tekst);\n}\n', 'custom-property-pattern'],
    [
      "a component's own without underscore",
      '.a {\n  --mine: 1px;\n}\n',
      'custom-property-pattern',
    ],
    ['a class TypeScript cannot read', '.a-b {\n  color: inherit;\n}\n', 'selector-class-pattern'],
  ])('finds %s', async (_what, code, rule) => {
    expect(await styleRules(code)).toEqual([rule]);
  });

  it('lets tokens.css declare colours', async () => {
    const code = ':root {\n  --x: #fff;\n  --y: rgb(0 0 0);\n}\n';
    expect(await styleRules(code, 'app/styles/tokens.css')).toEqual([]);
  });

  it('accepts tokens, parameters and what is a component’s own', async () => {
    const code = '.a {\n  --_own: 1px;\n  --icon-size: 2em;\n  --focus: var(--sun);\n}\n';
    expect(await styleRules(code)).toEqual([]);
  });
});

describe('script lint', () => {
  const linter = new ESLint();
  /** Names of the rules that a text breaks, as if it stood in place of an existing file. */
  async function rules(code: string, filePath = 'app/shell/shell.tsx'): Promise<(string | null)[]> {
    const [result] = await linter.lintText(code, { filePath });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  }

  // The first reading takes the types of the whole project.
  beforeAll(() => rules('export const warm = 1;\n'), 120_000);

  it.each([
    ['a default export', 'export default 1;\n', 'no-restricted-syntax'],
    ['what nobody uses', 'const unused = 1;\n', '@typescript-eslint/no-unused-vars'],
    [
      'a promise nobody waits for',
      'export function go() {\n  Promise.resolve(1);\n}\n',
      '@typescript-eslint/no-floating-promises',
    ],
    ['a picture without words', 'export const a = <img src="/a.png" />;\n', 'jsx-a11y/alt-text'],
    ['any', 'export const a: any = 1;\n', '@typescript-eslint/no-explicit-any'],
  ])('finds %s', async (_what, code, rule) => {
    expect(await rules(code)).toEqual([rule]);
  });

  it('finds a hook behind a condition', async () => {
    const code = [
      "import { useState } from 'react';",
      'export function Page({ on }: { on: boolean }) {',
      '  if (on) useState(1);',
      '  return null;',
      '}',
      '',
    ].join('\n');
    expect(await rules(code)).toEqual(['react-hooks/rules-of-hooks']);
  });
});
