import { expect, it } from 'vitest';
import { runCommand } from './after-publish.ts';

const run = (command: string, longest?: number) =>
  runCommand(command, { PUBLISHED_BY: 'Wanjiru "; false' }, longest);

it('runs the command in the shell with what was published, and says how it ended', async () => {
  expect(await run('echo "by $PUBLISHED_BY"')).toEqual({
    isDone: true,
    output: 'by Wanjiru "; false',
  });
  expect(await run('echo no route to host >&2; exit 3')).toEqual({
    isDone: false,
    output: 'no route to host',
  });
  const long = await run('seq 1 9999; exit 1');
  expect(long.output).toMatch(/\n9999$/);
  expect(long.output.length).toBeLessThanOrEqual(4000);
});

it('ends a command that hangs, also one that has left something behind', async () => {
  const ended = { isDone: false, output: expect.stringContaining('It was ended after') as string };
  expect(await run('sleep 60', 200)).toEqual(ended);
  expect(await run('setsid sleep 5 & sleep 60', 200)).toEqual(ended);
});
