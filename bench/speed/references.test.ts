import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allow, atOnce, makeReferences } from './references.ts';

const page = (scripts: string) =>
  `<!DOCTYPE html><html><head><title>Tea</title></head><body><p>Leaf</p>${scripts}</body></html>`;

describe('React at once', () => {
  it('is started by the document in place of the boot module', () => {
    const { html, source } = atOnce(
      page(
        '<noscript><script type="module" id="boot" src="/boot.js" data-enhance="/enhance.js" data-client="/client.js /home.js"></script></noscript>',
      ),
    );
    expect(html).not.toContain('/boot.js');
    expect(html).toMatch(/<noscript><script [^>]*id="boot" src="\/enhance\.js"/);
    expect(html).toContain(`</noscript><script type="module">${source}</script></body>`);
    expect(source).toMatch(
      /import \{ start \} from '\/client\.js';import '\/home\.js';void start\(/,
    );
  });

  it('needs a page with a boot module', () => {
    expect(() => atOnce(page(''))).toThrow('no boot module');
  });
});

describe('the policy of a reference', () => {
  it('allows one more source and changes nothing else', () => {
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
    const once = allow(policy, 'script-src', 'x');
    expect(once).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+' 'self'; style-src 'self'$/,
    );
    expect(allow(once, 'script-src', 'x')).toBe(once);
  });

  it('must have the directive that allows the source', () => {
    expect(() => allow("default-src 'none'", 'style-src', 'x')).toThrow('no style-src');
  });
});

describe('the folders of the references', () => {
  it('hold their own pages, compressed too', async () => {
    const parent = mkdtempSync(path.join(os.tmpdir(), 'references-'));
    const site = path.join(parent, 'site');
    try {
      const html = page(
        `<script type="module" id="boot" src="/boot.js" data-enhance="/enhance.js" data-client="/client.js"></script><p>${'Leaf and cherry. '.repeat(30)}</p>`,
      );
      mkdirSync(site);
      writeFileSync(path.join(site, 'index.html'), html);
      writeFileSync(path.join(site, 'index.html.br'), brotliCompressSync(html));
      writeFileSync(path.join(site, 'index.html.gz'), gzipSync(html));
      const policy = "script-src 'self'; style-src 'self'";
      writeFileSync(
        path.join(site, '_headers.json'),
        JSON.stringify({ 'Content-Security-Policy': policy }),
      );
      const references = await makeReferences(site, ['/']);
      for (const folder of [references.floor, references['at-once']]) {
        const file = path.join(folder, 'index.html');
        const changed = readFileSync(file, 'utf8');
        expect(changed).not.toBe(html);
        expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(changed);
        expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(changed);
      }
    } finally {
      rmSync(parent, { recursive: true });
    }
  });
});
