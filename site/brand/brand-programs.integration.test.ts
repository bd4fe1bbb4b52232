/** The programs of `npm run brand` and `npm run fonts`, as the person who runs them sees them. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#render/content/root.ts';
import { copyContent } from '#tests/copy-content.ts';
import { FROZEN_CONTENT } from '#tests/frozen-content.ts';

/** Runs a program with other content, which has mistakes, so that it writes over nothing. */
const runWith = (program: string, content: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', program], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_FOLDER: content },
    encoding: 'utf8',
  });

it.each(['site/fonts-and-icons/fonts.ts', 'site/brand/make-brand.ts'])(
  '%s says what the content lacks, without a stack trace',
  (program) => {
    const { status, stderr } = runWith(program, 'missing/en');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^(missing\/\S+: missing; expected the (file|folder) of that name.*\n)+$/,
    );
  },
);

it('a brand without a mark is named, with what to do', () => {
  const content = copyContent(FROZEN_CONTENT);
  try {
    const file = path.join(content.root, 'facts/brand.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^mark: .*$/m, ''));
    const { status, stderr } = runWith('site/brand/make-brand.ts', content.folder);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${file}: mark: missing; expected the path of a drawing in one colour, such as M8 56L32 8L56 56Z (docs/rebranding.md, "Mark", says how to get it)\n`,
    );
  } finally {
    content.remove();
  }
});
