/** Tests our own rules for scripts, because their paths and patterns could stop matching unnoticed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeInto } from '../site/tests/temporary-folder.ts';

type Diagnostic = { filename: string; message: string };

it('a room names no path of a room that it may not read, and exports have names; tests and settings may differ', () => {
  const reads = (file: string) => `export const FILE = '${file}';\n`;
  const expected: Record<string, [code: string, messages: unknown[]]> = {
    'forms-service/a.ts': [
      reads('../site/app/routes.ts'),
      [expect.stringContaining('The forms service reads files of a build')],
    ],
    'forms-service/b.ts': [reads('mails/thanks.txt'), []],
    'forms-service/a.test.ts': [reads('../site/app/routes.ts'), []],
    'site/app/a.tsx': [reads('content/en/site.yaml'), ['This room reads no file of another room']],
    'site/build/a.ts': [reads('forms-service/main.ts'), ['The site knows nothing of these rooms']],
    'site/build/b.ts': [reads('content/en/site.yaml'), []],
    'bench/a.ts': ['export default 1;\n', ['Prefer named exports']],
    'site/vite.config.ts': ['export default 1;\n', []],
  };
  mkdirSync('.cache', { recursive: true });
  // A folder of their own, with the project's rules.
  const folder = mkdtempSync('.cache/lint-');
  try {
    cpSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    for (const [name, [code]] of Object.entries(expected)) writeInto(folder, name, code);
    // Files of an ignored folder have to be named.
    const names = Object.keys(expected);
    const parameters = ['oxlint', '--no-ignore', '--format=json', ...names];
    const { stdout } = spawnSync('npx', parameters, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    for (const name of names) {
      const own = diagnostics.filter(({ filename }) => filename === name);
      expect([name, own.map(({ message }) => message)]).toEqual([name, expected[name]?.[1]]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
