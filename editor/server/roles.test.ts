import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@website/site/tests/temporary-folder.ts';
import { expect, it } from 'vitest';
import { roles } from './roles.ts';

/** @param text of the file; without it there is none */
function fileWith(text?: string) {
  const file = path.join(temporaryFolder(), 'roles.yaml');
  if (text !== undefined) writeFileSync(file, text);
  return file;
}

it('without a file everybody may publish, with one only those whom it names', () => {
  expect(roles(undefined).mayPublish('Otieno')).toBe(true);
  const { mayPublish, mistake, requirePublisher } = roles(
    fileWith('mayPublish:\n  - wanjiru\n  - Njeri Mwangi\n'),
  );
  expect(['wanjiru', 'Njeri Mwangi', 'Wanjiru', 'otieno', ''].map(mayPublish)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
  expect(mistake()).toBeUndefined();
  expect(() => requirePublisher('otieno')).toThrow('You may write, but not publish.');
});

it.each([
  ['that is missing', undefined, 'cannot be read'],
  ['that is empty', '', 'one name a line'],
  ['with a wrong line', 'mayPublish:\n  - [wanjiru\n', 'cannot be read: look at line 3'],
  ['with a word that stands for nothing', 'mayPublish: *all\n', 'cannot be read'],
  ['with another word', 'publish:\n  - wanjiru\n', 'one name a line'],
  ['with more than names', 'mayPublish: [wanjiru]\nmayWrite: [otieno]\n', 'one name a line'],
  ['with one name, not a list', 'mayPublish: wanjiru\n', 'one name a line'],
  ['with a number', 'mayPublish: [wanjiru, 7]\n', 'one name a line'],
])('with a file %s nobody may publish, and it is said', (_what, text, says) => {
  const { mayPublish, mistake, requirePublisher } = roles(fileWith(text));
  expect(mayPublish('wanjiru')).toBe(false);
  expect(mistake()).toContain(says);
  expect(() => requirePublisher('wanjiru')).toThrow(says);
});
