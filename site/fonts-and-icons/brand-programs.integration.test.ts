/** The programs of `npm run brand` and `npm run fonts`, as the person who runs them sees them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '#render/content/root.ts';

const run = promisify(execFile);

it.each(['fonts', 'draw-wordmark'])(
  '%s says what the content lacks, without a stack trace',
  async (name) => {
    const program = run(
      process.execPath,
      ['--import', 'tsx', `site/fonts-and-icons/${name}.ts`],
      // A folder that does not exist, so the program cannot write over the fonts or the drawn name.
      { cwd: ROOT, env: { ...process.env, CONTENT_FOLDER: 'missing/en' } },
    );
    await expect(program).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^(missing\/\S+: missing; expected the (file|folder) of that name.*\n)+$/,
      ) as string,
    });
  },
);
