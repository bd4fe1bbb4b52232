/** The programs of `npm run brand` and `npm run fonts`, as the person who runs them sees them. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '#render/content/root.ts';

it.each(['fonts', 'draw-wordmark'])(
  '%s says what the content lacks, without a stack trace',
  (name) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `site/fonts-and-icons/${name}.ts`],
      // A folder that does not exist, so the program cannot write over the fonts or the drawn name.
      { cwd: ROOT, env: { ...process.env, CONTENT_FOLDER: 'missing/en' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^(missing\/\S+: missing; expected the (file|folder) of that name.*\n)+$/,
    );
  },
);
