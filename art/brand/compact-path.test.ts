import { expect, it } from 'vitest';
import { compactPath } from './compact-path.ts';

it.each([
  [
    'moves a path and keeps only its first command absolute',
    'M1 2L4 6Q5 6 5 7Z',
    10,
    20,
    'M11 22l3 4q1 0 1 1z',
  ],
  [
    'writes tenths without a leading zero or needless spaces',
    'M0 0L0.3 -0.4L1.5 0.1Z',
    0,
    0,
    'M0 0l.3-.4l1.2.5z',
  ],
  [
    'starts the next outline where the last one was closed',
    'M1 1L9 1L9 9ZM2 2L3 2Z',
    0,
    0,
    'M1 1l8 0l0 8zm1 1l1 0z',
  ],
  ['knows the curves of OpenType fonts', 'M1 1C2 1 3 2 3 3L4 4Z', 0, 0, 'M1 1c1 0 2 1 2 2l1 1z'],
])('%s', (_what, path, x, y, compact) => {
  expect(compactPath(path, x, y)).toBe(compact);
});

it('refuses a command it has no rule for', () => {
  expect(() => compactPath('M0 0H5', 0, 0)).toThrow('no rule for the command H');
});
