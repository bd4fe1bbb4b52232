import { expect, it } from 'vitest';
import { readSettings } from './editor-settings.ts';

it('names all wrong settings', () => {
  expect(() => readSettings({ EDIT_PORT: 'abc', EDIT_URL: 'staff', EDIT_ROLES: ' ' })).toThrow(
    [
      'EDIT_PORT is "abc"; expected a whole number from 0 to 65535.',
      'EDIT_URL is "staff"; expected an address that begins with https://.',
      'EDIT_ROLES is " "; expected the path of a file.',
    ].join('\n'),
  );
});
