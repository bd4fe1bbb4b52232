import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

const page = (scripts: string) =>
  `<!DOCTYPE html><html><head><title>Tea</title>${scripts}</head><body><p>Leaf</p></body></html>`;

it('the document starts React itself, and the boot module is gone', () => {
  const { html, script } = atOnce(
    page(
      '<script type="module" id="boot" src="/boot.js" data-enhance="/enhance.js" data-client="/client.js /home.js"></script>',
    ),
  );
  expect(html).toBe(
    page(
      `<script type="module" src="/enhance.js"></script><script type="module">${script}</script>`,
    ),
  );
  expect(script).toMatch(/import \{ start \} from '\/client\.js';import '\/home\.js';void start\(/);
});

it('a page without a boot module is no page of ours', () => {
  expect(() => atOnce(page(''))).toThrow('no boot module');
});
