/** A small build on disk for the server's tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeInto } from '#tests/temporary-folder.ts';
import { writeFileList } from '../file-list.ts';

/** The files of the small build, with their contents. */
export const TEXTS = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1><img fetchPriority="high">',
  '404.html': '<h1>Not found</h1>',
  '404/terms.html': '<h1>Not found</h1><img fetchPriority="high"> Were you looking for our terms?',
  '404/news/press.html': '<h1>Not found</h1> Were you looking for News?',
  '404/news/id.html': '<h1>Article not found</h1>',
  'news/harvest.html': '<h1>Harvest</h1>',
  'news/crop.html': '<a href="/news/harvest">Moved</a>',
  'assets/boot-abc123.js': 'export const boot = 1;',
  'assets/_content-abc123.js': 'export default 1;',
  'sitemap.xml': '<urlset/>',
  'favicon.ico': '0123456789',
  _redirects: [
    '/news/crop /news/harvest 301\n',
    '/terms /404/terms.html 404\n',
    '/news/press /404/news/press.html 404\n',
    '/news/:id /404/news/id.html 404\n',
  ].join(''),
  _headers: '/*\n  X-Test: yes\n',
  '_headers.json':
    '{"Content-Security-Policy":"default-src \'none\'","X-Content-Type-Options":"nosniff"}',
  'secret.key': 'never served',
} as const;

/** Writes files into a folder, and compressed copies of `about.html`. */
export function fillSite(folder: string, texts: Readonly<Record<string, string>>): void {
  const write = (name: string, data: string | Buffer) => writeInto(folder, name, data);
  for (const [name, text] of Object.entries(texts)) write(name, text);
  write('about.html.br', brotliCompressSync(texts['about.html'] ?? ''));
  write('about.html.gz', gzipSync(texts['about.html'] ?? ''));
}

/** Writes the small build into a temporary folder. @param more files beside those of {@link TEXTS} */
export function writeSite(more: Readonly<Record<string, string>> = {}): {
  folder: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  fillSite(folder, { ...TEXTS, ...more });
  writeFileList(folder);
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}.txt`), 'outside');
  return {
    folder,
    remove() {
      rmSync(folder, { recursive: true });
      rmSync(`${folder}.txt`);
    },
  };
}
