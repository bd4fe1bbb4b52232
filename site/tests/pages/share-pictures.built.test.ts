/** Social networks are told the type of the picture before they fetch it. */
import { expect, it } from 'vitest';
import { htmlOf, paths } from '../built-pages.ts';

it.each(paths)('the picture for shared links of %s has the type that its page names', (page) => {
  const html = htmlOf(page);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\.jpg"/);
  expect(html).toContain('<meta property="og:image:type" content="image/jpeg"');
});
