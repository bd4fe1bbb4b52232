import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFileList } from '#serve/file-list.ts';
import { compareBuilds } from './compare-builds.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function build(name: string, files: Record<string, string>): string {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileList(folder);
  return folder;
}

const page = (hash: string, words: string) =>
  `<html><head><script>boot('${hash}')</script><title>A &amp; B - ${words}</title><style>.${hash}{}</style>` +
  `<link rel="stylesheet" href="/assets/site-${hash}.css"></head><body class="${hash}">` +
  `<img src="/pictures/tea-480.${hash}.avif"><p>${words}</p></body></html>`;

it('lists the pages that are new, changed or gone for visitors', () => {
  const before = build('before', {
    'index.html': page('0a1b2c3d', 'Home'),
    'about.html': page('0a1b2c3d', 'About'),
    'news/old.html': page('0a1b2c3d', 'Old'),
    '404.html': 'one',
    '_earlier/x.html': 'x',
  });
  const after = build('after', {
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
});

it('counts all pages as new if there was no build before', () => {
  const after = build('after', { 'index.html': page('9z8y7x6w', 'Home') });
  expect(compareBuilds(null, after).added).toMatchObject([{ address: '/' }]);
});
