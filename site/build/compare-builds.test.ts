import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFileList } from '#serve/file-list.ts';
import { temporaryFolder, writeInto } from '#tests/temporary-folder.ts';
import { compareBuilds } from './compare-builds.ts';

function build(root: string, name: string, files: Record<string, string>): string {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) writeInto(folder, file, text);
  writeFileList(folder);
  return folder;
}

const page = (hash: string, words: string) =>
  `<html><head><script>boot('${hash}')</script><title>A &amp; B - ${words}</title><style>.${hash}{}</style>` +
  `<link rel="stylesheet" href="/assets/site-${hash}.css"></head><body class="${hash}">` +
  `<img src="/pictures/tea-480.${hash}.avif"><p>${words}</p></body></html>`;

it('lists the pages that are new, changed or gone for visitors', () => {
  const root = temporaryFolder();
  const before = build(root, 'before', {
    'index.html': page('0a1b2c3d', 'Home'),
    'about.html': page('0a1b2c3d', 'About'),
    'news/old.html': page('0a1b2c3d', 'Old'),
    '404.html': 'one',
    '_earlier/x.html': 'x',
  });
  const after = build(root, 'after', {
    'index.html': page('9z8y7x6w', 'Home'),
    'about.html': page('9z8y7x6w', 'About us'),
    'news/new.html': page('9z8y7x6w', 'New'),
    'news/moved.html': '<meta http-equiv="refresh" content="0; url=/news/new">',
    '404.html': 'two',
  });
  expect(compareBuilds(before, after)).toEqual({
    added: [{ address: '/news/new', title: 'A & B - New' }],
    changed: [{ address: '/about', title: 'A & B - About us' }],
    removed: [{ address: '/news/old', title: 'A & B - Old' }],
  });
  const addresses = compareBuilds(null, after).added.map(({ address }) => address);
  expect(addresses.sort()).toEqual(['/', '/about', '/news/new']);
});
