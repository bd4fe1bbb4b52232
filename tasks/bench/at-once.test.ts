import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

const page = (scripts: string) =>
  `<!DOCTYPE html><html><head><title>Tea</title></head><body><p>Leaf</p>${scripts}</body></html>`;

it('the document starts React itself, and the boot module gives way', () => {
  const { html, script } = atOnce(
    page(
      '<noscript><script type="module" id="boot" src="/boot.js" data-enhance="/enhance.js" data-client="/client.js /home.js"></script></noscript>',
    ),
  );
  expect(html).not.toContain('/boot.js');
  expect(html).toMatch(/<noscript><script [^>]*id="boot" src="\/enhance\.js"/);
  expect(html).toContain(`</noscript><script type="module">${script}</script></body>`);
  expect(script).toMatch(/import \{ start \} from '\/client\.js';import '\/home\.js';void start\(/);
});

it('a page without a boot module is no page of ours', () => {
  expect(() => atOnce(page(''))).toThrow('no boot module');
});
