import { expect, it } from 'vitest';
import { movedPage } from './moved-page.ts';

it('the page at a former address redirects to the present one, has a link to it, and tells search engines', () => {
  const redirect = { from: '/news/old', to: '/news/new', title: 'Tea & "rain"' };
  const english = { code: 'en', start: '' };
  const html = movedPage(redirect, 'Moved: {title}', 'https://www.example.com', english);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/news/new">');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/news/new">');
  expect(html).toContain('<a href="/news/new">Moved: Tea &amp; &quot;rain&quot;</a>');
});
