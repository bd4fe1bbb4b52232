import { expect, it } from 'vitest';
import { allow, atOnce } from './references.ts';

const page = (scripts: string) =>
  `<!DOCTYPE html><html><head><title>Tea</title></head><body><p>Leaf</p>${scripts}</body></html>`;

it('React at once is started by the document in place of the boot module', () => {
  const { html, source } = atOnce(
    page(
      '<noscript><script type="module" id="boot" src="/boot.js" data-enhance="/enhance.js" data-client="/client.js /home.js"></script></noscript>',
    ),
  );
  expect(html).not.toContain('/boot.js');
  expect(html).toMatch(/<noscript><script [^>]*id="boot" src="\/enhance\.js"/);
  expect(html).toContain(`</noscript><script type="module">${source}</script></body>`);
  expect(source).toMatch(/import \{ start \} from '\/client\.js';import '\/home\.js';void start\(/);
  expect(() => atOnce(page(''))).toThrow('no boot module');
});

it('the policy of a reference allows one more source and changes nothing else', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  const once = allow(policy, 'script-src', 'x');
  expect(once).toMatch(/^default-src 'none'; script-src 'sha256-[^']+' 'self'; style-src 'self'$/);
  expect(allow(once, 'script-src', 'x')).toBe(once);
  expect(() => allow("default-src 'none'", 'style-src', 'x')).toThrow('no style-src');
});
