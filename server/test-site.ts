/** A small site on disk for the server's tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What the pages and files of the small site say. */
export const TEXTS = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Not found</h1>',
  '404/terms.html': '<h1>Not found</h1> Were you looking for our terms?',
  '404/news/press.html': '<h1>Not found</h1> Were you looking for News?',
  '404/news/id.html': '<h1>Article not found</h1>',
  'news/harvest.html': '<h1>Harvest</h1>',
  'assets/boot-abc123.js': 'export const boot = 1;',
  'assets/_content-abc123.js': 'export default 1;',
  'sitemap.xml': '<urlset/>',
  'favicon.ico': '0123456789',
  _redirects: [
    '/terms /404/terms.html 404\n',
    '/news/press /404/news/press.html 404\n',
    '/news/:id /404/news/id.html 404\n',
  ].join(''),
  _headers: '/*\n  X-Test: yes\n',
  '_headers.json':
    '{"Content-Security-Policy":"default-src \'none\'","X-Content-Type-Options":"nosniff"}',
  'secret.key': 'never served',
} as const;

/** Writes the small site; precompressed copies stand beside `about.html`. Remove it when done. */
export function writeSite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (name: string, data: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), data);
  };
  for (const [name, text] of Object.entries(TEXTS)) write(name, text);
  write('about.html.br', brotliCompressSync(TEXTS['about.html']));
  write('about.html.gz', gzipSync(TEXTS['about.html']));
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}.txt`), 'outside');
  return {
    folder,
    remove() {
      rmSync(folder, { recursive: true });
      rmSync(`${folder}.txt`);
    },
  };
}
