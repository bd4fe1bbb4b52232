import { expect, it } from 'vitest';
import { shortNames } from './class-names.ts';

const nameAll = (names: readonly string[], file: string) => {
  const nameOf = shortNames();
  return names.map((name) => nameOf(name, file));
};

it('a name is short, valid in a selector, and the same in all builds', () => {
  for (const file of ['a', 'b', 'c', 'd']) {
    const names = nameAll(['card', 'list', 'card'], `site/${file}.module.css`);
    expect(names[0]).toMatch(/^[a-z][\w-]{3}$/i);
    expect(nameAll(['card', 'list', 'card'], `site/${file}.module.css?used`)).toEqual(names);
  }
});

it('two classes never share a name, and a new one renames none above it or of another file', () => {
  const nameOf = shortNames();
  const files = ['site/a.module.css', 'site/b.module.css'];
  const names = files.flatMap((file) => ['card', 'list', 'new'].map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(6);
  expect(nameAll(['card', 'list'], 'site/b.module.css')).toEqual(names.slice(3, 5));
});

it('refuses two files with the same hash', () => {
  const nameOf = shortNames(() => 'same');
  nameOf('card', 'site/a.module.css');
  expect(() => nameOf('card', 'site/b.module.css')).toThrow(
    'site/b.module.css and site/a.module.css have the same short name',
  );
});
