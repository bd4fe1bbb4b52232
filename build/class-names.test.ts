import { expect, it } from 'vitest';
import { shortClassNames, shortName } from './class-names.ts';

it.each([
  [0, 'a'],
  [25, 'z'],
  [26, 'aa'],
  [61, 'a9'],
  [62, 'ba'],
  [26 + 26 * 36, 'aaa'],
])('class %i is called %s', (index, name) => {
  expect(shortName(index)).toBe(name);
});

it('gives no name twice', () => {
  const names = Array.from({ length: 5000 }, (_, index) => shortName(index));
  expect(new Set(names).size).toBe(names.length);
});

it('tells classes of the same name in two modules apart', () => {
  const nameOf = shortClassNames();
  const [header, footer] = ['header', 'footer'].map((part) =>
    nameOf('inner', `app/shell/${part}.module.css`),
  );
  expect(header).not.toBe(footer);
  expect(nameOf('inner', 'app/shell/header.module.css?used')).toBe(header);
});

it('refuses a name that no module has', () => {
  expect(() => shortClassNames()('nothing', 'app/shell/header.module.css')).toThrow(
    'header.module.css names "nothing"',
  );
});
