import { expect, it } from 'vitest';
import { readSettings } from './editor-settings.ts';

it('names all wrong settings, and hides what may contain a password', () => {
  expect(() =>
    readSettings({ EDIT_PORT: 'abc', EDIT_GIT_HOST: 'svn', EDIT_GIT_URL: 'git:hunter2@host' }),
  ).toThrow(
    [
      'EDIT_PORT is "abc"; expected a whole number from 0 to 65535.',
      'EDIT_GIT_HOST is "svn"; expected github, gitlab or gitea.',
      'EDIT_GIT_URL is not right; expected an address that begins with https://.',
    ].join('\n'),
  );
});
