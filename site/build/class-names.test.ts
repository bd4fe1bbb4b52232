import { expect, it } from 'vitest';
import { shortNames } from './class-names.ts';

const nameAll = (names: readonly string[], file: string) => {
  const nameOf = shortNames();
  return names.map((name) => nameOf(name, file));
};

it('a name is short and valid in a selector', () => {
  for (const file of ['a', 'b', 'c', 'd'])
    expect(nameAll(['card'], `site/${file}.module.css`)[0]).toMatch(/^[a-z][\w-]{3}$/i);
});

it('all builds give a class the same name', () => {
  const names = ['card', 'list', 'card'];
  expect(nameAll(names, 'site/a.module.css?used')).toEqual(nameAll(names, 'site/a.module.css'));
});

it('two classes never share a name', () => {
  const nameOf = shortNames();
  const files = ['site/a.module.css', 'site/b.module.css'];
  const names = files.flatMap((file) => ['card', 'list'].map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(4);
});

it('a new class does not rename classes of another file or above it', () => {
  const nameOf = shortNames();
  nameOf('new', 'site/b.module.css');
  expect(nameOf('card', 'site/a.module.css')).toBe(nameAll(['card'], 'site/a.module.css')[0]);
  expect(nameAll(['card', 'new'], 'site/a.module.css')[0]).toBe(
    nameAll(['card'], 'site/a.module.css')[0],
  );
});

it('refuses two files with the same hash', () => {
  const nameOf = shortNames(() => 'same');
  nameOf('card', 'site/a.module.css');
  expect(() => nameOf('card', 'site/b.module.css')).toThrow(
    'site/b.module.css and site/a.module.css have the same short name',
  );
});
