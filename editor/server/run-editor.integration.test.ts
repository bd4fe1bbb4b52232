/** The editor as a process: what it says when it cannot open. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startProgram } from '@website/site/serve/testing/process.ts';
import { expect, it, onTestFinished } from 'vitest';

const refuse = (settings: Record<string, string>) =>
  startProgram('editor/server/run-editor.ts', settings).end();

it('names the port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const EDIT_PORT = String((other.address() as AddressInfo).port);
  expect(await refuse({ EDIT_PORT })).toEqual({
    code: 1,
    errors: `Port ${EDIT_PORT} is in use: perhaps the editor is open already. Set EDIT_PORT to another port.`,
  });
});

it('shows all wrong settings, and hides what may contain a password', async () => {
  expect(
    await refuse({ EDIT_PORT: 'abc', EDIT_GIT_HOST: 'svn', EDIT_GIT_URL: 'git:hunter2@host' }),
  ).toEqual({
    code: 1,
    errors: [
      'EDIT_PORT is "abc"; expected a whole number from 0 to 65535.',
      'EDIT_GIT_HOST is "svn"; expected github, gitlab or gitea.',
      'EDIT_GIT_URL is not right; expected an address that begins with https://.',
    ].join('\n'),
  });
});
