import { expect, it } from 'vitest';
import { hashedNames } from './class-names.ts';

it('a name is short, can stand in a selector, and depends on its file and nothing else', () => {
  const [one, two] = [hashedNames(), hashedNames()];
  const names = ['a', 'b', 'c', 'd'].map((name) => one(name, `site/${name}.module.css`));
  for (const name of names) expect(name).toMatch(/^[a-z][\w-]{3}$/i);
  expect(two('c', 'site/c.module.css?used')).toBe(names[2]);
  expect(two('c', 'site/d.module.css')).not.toBe(names[2]);
});

it('two classes never share a name', () => {
  const nameOf = hashedNames(() => 'same');
  expect(nameOf('card', 'site/a.module.css')).toBe('same');
  expect(nameOf('card', 'site/a.module.css')).toBe('same');
  expect(() => nameOf('list', 'site/b.module.css')).toThrow(
    '"site/b.module.css: list" and "site/a.module.css: card" have the same short name',
  );
});
