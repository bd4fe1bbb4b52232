/** Tests our own lint rules, because their paths and patterns could stop matching unnoticed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** Names of the style rules that a text breaks in a file with this name. */
async function brokenRules(
  code: string,
  codeFilename = 'site/app/shell/x.module.css',
): Promise<string[]> {
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

type Diagnostic = { filename: string; message: string };

/** The messages of Oxlint on these files, by name. They are in a folder of their own, with the project's rules. */
function scriptProblems(files: Readonly<Record<string, string>>): Record<string, string[]> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/lint-');
  try {
    cpSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), code);
    }
    // Files of an ignored folder have to be named.
    const names = Object.keys(files);
    const { stdout } = spawnSync('npx', ['oxlint', '--no-ignore', '--format=json', ...names], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    const of = (name: string) => diagnostics.filter(({ filename }) => filename === name);
    return Object.fromEntries(names.map((name) => [name, of(name).map(({ message }) => message)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a room names no path of a room that it may not read, and exports have names; tests and settings may differ', () => {
  const reads = (file: string) => `export const FILE = '${file}';\n`;
  expect(
    scriptProblems({
      'forms-service/a.ts': reads('../site/app/routes.ts'),
      'forms-service/b.ts': reads('mails/thanks.txt'),
      'forms-service/a.test.ts': reads('../site/app/routes.ts'),
      'site/app/a.tsx': reads('content/en/site.yaml'),
      'site/build/a.ts': reads('forms-service/main.ts'),
      'site/build/b.ts': reads('content/en/site.yaml'),
      'art/scenes/a.ts': reads('content/en/site.yaml'),
      'bench/a.ts': 'export default 1;\n',
      'site/vite.config.ts': 'export default 1;\n',
    }),
  ).toEqual({
    'forms-service/a.ts': [expect.stringContaining('The forms service reads files of a build')],
    'forms-service/b.ts': [],
    'forms-service/a.test.ts': [],
    'site/app/a.tsx': ['This room reads no file of another room'],
    'site/build/a.ts': ['The site knows nothing of these rooms'],
    'site/build/b.ts': [],
    'art/scenes/a.ts': ['art/ writes files of the site and reads none of another room'],
    'bench/a.ts': ['Prefer named exports'],
    'site/vite.config.ts': [],
  });
});
