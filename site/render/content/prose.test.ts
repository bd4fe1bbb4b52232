import { describe, expect, it } from 'vitest';
import { toHtml as toHtmlFor } from './prose.ts';

const toHtml = (markdown: string) => toHtmlFor(markdown, 'https://www.kilele.example');

describe('prose', () => {
  it('has headings, lists, quotations, emphasis and links', () => {
    const markdown = [
      '## Title',
      '',
      'Some *soft* and **strong** words, [a page](/about), [a site](https://kilele.example/a?b=1).',
      '',
      '- one',
      '- two',
      '',
      '1. first',
      '',
      '> said',
    ].join('\n');
    expect(toHtml(markdown)).toBe(
      [
        '<h2>Title</h2>',
        '<p>Some <em>soft</em> and <strong>strong</strong> words, <a href="/about" data-address="https://www.kilele.example/about">a page</a>, <a href="https://kilele.example/a?b=1">a site</a>.</p>',
        '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
        '<ol>\n<li>first</li>\n</ol>',
        '<blockquote>\n<p>said</p>\n</blockquote>',
      ].join('\n'),
    );
  });

  it.each([
    ['a script', 'Text <script>alert(1)</script> goes on'],
    ['a block of HTML', '<div onclick="alert(1)">Hello</div>'],
    ['an event handler', '<b onmouseover="alert(1)">Hello</b>'],
    ['a frame', '<iframe src="https://example.com"></iframe>'],
    ['a style', '<p style="color: red">Hello</p>'],
    ['a picture', '![Words](https://example.com/a.png)'],
    ['a javascript: link', '[here](javascript:alert(1))'],
    ['a hidden javascript: link', '[here](JaVaScRiPt&colon;alert(1))'],
    ['a data: link', '[here](data:text/html,hello)'],
    ['a link without encryption', '[here](http://example.com)'],
    ['an autolink of another kind', '<ftp:example.com>'],
  ])('leaves out %s', (_what, markdown) => {
    const html = toHtml(markdown);
    expect(html).not.toMatch(/script|onclick|onmouse|iframe|style|img|data:|http:|href/i);
  });

  it('gives a heading the id that it links to, and no other link', () => {
    expect(toHtml('## [Sick coffee?](#sick-coffee)\n\nSee [it](#sick-coffee).')).toBe(
      '<h2 id="sick-coffee">Sick coffee?</h2>\n<p>See <a href="#sick-coffee">it</a>.</p>',
    );
  });

  it('keeps the text of a link if its address is not allowed', () => {
    expect(toHtml('Look [here](javascript:alert(1)) now')).toBe('<p>Look <a>here</a> now</p>');
  });

  it.each(['mailto:info@kilele.example', 'tel:+254700000000', '#part'])(
    'may link to %s',
    (href) => {
      expect(toHtml(`[here](${href})`)).toBe(`<p><a href="${href}">here</a></p>`);
    },
  );

  it('writes characters of HTML as text', () => {
    expect(toHtml('5 < 6 & 7 \\<b>')).toBe('<p>5 &#x3C; 6 &#x26; 7 &#x3C;b></p>');
  });
});
