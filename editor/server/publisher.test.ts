import { expect, it } from 'vitest';
import { ownFirst } from './publisher.ts';

it('the pages of the saved texts come first among those that have changed', () => {
  const page = (address: string) => ({ address, title: address });
  const changes = { added: [], removed: [], warnings: [], origin: '' };
  const changed = ['/', '/about', '/news/rain', '/staff'].map(page);
  const files = ['en/news/rain.md', 'en/team.yaml', 'en/unknown.yaml'];
  const { changed: sorted } = ownFirst({ ...changes, changed }, files);
  expect(sorted.map(({ address }) => address)).toEqual(['/about', '/news/rain', '/', '/staff']);
});
