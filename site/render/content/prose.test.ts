import { expect, it } from 'vitest';
import { readProse, renamePicture, toHtml as toHtmlFor, withPictures } from './prose.ts';

const toHtml = (markdown: string) => toHtmlFor(markdown, 'https://www.kilele.example');

it('prose has headings, lists, quotations, emphasis and links', () => {
  expect(
    toHtml(
      '## Title\n\nSome *soft*, **strong** words, [a page](/about), [a site](https://kilele.example/a?b=1).\n\n- one\n- two\n\n1. first\n\n> said',
    ),
  ).toBe(
    '<h2>Title</h2>\n<p>Some <em>soft</em>, <strong>strong</strong> words, <a href="/about" data-address="https://www.kilele.example/about">a page</a>, <a href="https://kilele.example/a?b=1">a site</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n<blockquote>\n<p>said</p>\n</blockquote>',
  );
});

it.each([
  ['a script', 'Text <script>alert(1)</script> goes on'],
  ['a block of HTML', '<div onclick="alert(1)">Hello</div>'],
  ['an event handler', '<b onmouseover="alert(1)">Hello</b>'],
  ['a frame', '<iframe src="https://example.com"></iframe>'],
  ['a style', '<p style="color: red">Hello</p>'],
  ['a javascript: link', '[here](javascript:alert(1))'],
  ['a hidden javascript: link', '[here](JaVaScRiPt&colon;alert(1))'],
  ['a data: link', '[here](data:text/html,hello)'],
  ['an autolink of another kind', '<ftp:example.com>'],
])('prose leaves out %s', (_what, markdown) => {
  const html = toHtml(markdown);
  expect(html).not.toMatch(/script|onclick|onmouse|iframe|style|img|data:|http:|href/i);
});

it('prose gives a heading the id that it links to, and no other link', () => {
  expect(toHtml('## [Sick coffee?](#sick-coffee)\n\nSee [it](#sick-coffee).')).toBe(
    '<h2 id="sick-coffee">Sick coffee?</h2>\n<p>See <a href="#sick-coffee">it</a>.</p>',
  );
});

it.each([
  ['[a](mailto:info@kilele.example)', '<a href="mailto:info@kilele.example">a</a>'],
  ['[a](tel:+254700000000)', '<a href="tel:+254700000000">a</a>'],
  ['[a](#part)', '<a href="#part">a</a>'],
  // The text of a link stays when its address is not allowed.
  ['Look [here](javascript:alert(1)) now', 'Look here now'],
  ['5 < 6 & 7 \\<b>', '5 &#x3C; 6 &#x26; 7 &#x3C;b>'],
])('prose: %s becomes %s', (markdown, html) => {
  expect(toHtml(markdown)).toBe(`<p>${html}</p>`);
});

/** What a text has that pages do not show. */
const lost = (markdown: string) => readProse(markdown).mistakes.map(({ there = '' }) => there);

it.each([
  ['a heading of the first rank', '# Soil', '<h2>Soil</h2>'],
  ['a heading of the fourth rank', '#### Soil', '<h3>Soil</h3>'],
  ['an underlined heading', 'Soil\n====', '<h2>Soil</h2>'],
  ['links in a heading', '## [A](#a), [B](#b)', '<h2><a href="#a">A</a>, <a href="#b">B</a></h2>'],
  ['no encryption', '[x](http://a.example)', '<p><a href="http://a.example">x</a></p>'],
  ['no beginning', '[x](www.kilimo.go.ke)', '<p><a href="https://www.kilimo.go.ke">x</a></p>'],
  ['an e-mail address', '[x](a@kilele.example)', '<p><a href="mailto:a@kilele.example">x</a></p>'],
  ['a reference', '[x][a]\n\n[a]: https://a.example', '<p><a href="https://a.example">x</a></p>'],
  ['a paragraph of Word', '    Rain **fell**', '<p>Rain <strong>fell</strong></p>'],
  ['a paragraph after a tab', '\tRain', '<p>Rain</p>'],
  ['lines with dots', '• one\n• two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['code', 'the `word`', '<p>the word</p>'],
  ['a price that was', '~~90~~ 80', '<p><del>90</del> 80</p>'],
  ['one tilde', '~90', '<p>~90</p>'],
  ['a list from five on', '5. five', '<ol start="5">\n<li>five</li>\n</ol>'],
  ['a box to tick', '- [x] dug', '<ul>\n<li>☑ dug</li>\n</ul>'],
  ['a line across', 'a\n\n***\n\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
  ['a line break of HTML', 'a<br>b', '<p>a<br>\nb</p>'],
  [
    'a bare e-mail address',
    'To a@b.example.',
    '<p>To <a href="mailto:a@b.example">a@b.example</a>.</p>',
  ],
  ['a bare address', 'See www.kilimo.go.ke', '<p>See www.kilimo.go.ke</p>'],
])('what a writer puts in is shown: %s', (_what, markdown, html) => {
  expect(toHtml(markdown)).toBe(html);
  expect(lost(markdown)).toEqual([]);
});

it('what a writer puts in is shown: a table, in a box that is named and can be scrolled by keyboard', () => {
  const html = toHtml('| Crop | Yield |\n| --- | --: |\n| Tea | **4** |');
  expect(html.replaceAll('\n', '')).toBe(
    '<div role="region" tabindex="0" aria-label="Crop, Yield"><table><thead><tr><th scope="col">Crop</th><th scope="col" data-align="right">Yield</th></tr></thead><tbody><tr><td>Tea</td><td data-align="right"><strong>4</strong></td></tr></tbody></table></div>',
  );
});

it('what a writer puts in is shown: a picture by its name, between the words before it and after it', () => {
  const { html, pictures } = readProse('Rain ![A "field"](<Field day>) fell.');
  expect(pictures).toEqual([{ name: 'Field day', alt: 'A "field"' }]);
  expect(withPictures(html, (name, alt) => `[${name}: ${alt}]`)).toBe(
    '<p>Rain </p>\n<figure>[Field day: A &#x22;field&#x22;]</figure>\n<p> fell.</p>',
  );
});

const EMPTY = 'visitors see no words: some text';
const FOOTNOTE = 'a footnote is not shown: [^1]: its words in the text';

it.each([
  ['a <div>word</div>', 'HTML is not shown: “<div>”: the words alone, without < and >'],
  [
    '<p class="MsoNormal">Word</p>',
    'HTML is not shown: “<p class="MsoNormal">Word</p>”: the words alone, without < and >',
    EMPTY,
  ],
  ['a[^1]\n\n[^1]: b', FOOTNOTE],
  ['a[^1]', FOOTNOTE],
  [
    '| a | b |\n| c | d |',
    'a table is not shown: “| a | b |”: a line below its first line with as many parts, such as | --- | --- |',
  ],
  [
    '[x](sms:+254700000000)',
    'a link to “sms:+254700000000” is not shown: an address that begins with /, https:, mailto: or tel:',
  ],
  ['[x](/a b)', '“[x](/a b)” is not read as a link: no space in the address, or < and > around it'],
  ['a [](/about)', 'nobody can see the link to “/about”: words between its brackets'],
  ['a\n\n[b]: /about', 'nothing leads to the address [b]: /about: [words][b] in the text'],
  [
    '- ![](field)',
    'the picture “field” is not shown here: a paragraph of its own, with an empty line above it and below it',
    EMPTY,
  ],
  ['##\n\na', 'a heading has no words: ##: its words behind the #'],
  ['## [A](#a)\n\n## [B](#a)', 'two headings have the name #a: a name of its own for each'],
  ['<!-- later -->', EMPTY],
])('what cannot be shown is named, and what to write instead: %j', (markdown, ...expected) => {
  const said = readProse(markdown).mistakes.map(
    (mistake) => `${mistake.there}: ${mistake.expected}`,
  );
  expect(said).toEqual(expected);
});

it('a bracket that is meant as one, and a note to other writers, is no mistake', () => {
  expect(lost('a \\[x\\](/a b) <!-- later -->')).toEqual([]);
  expect(readProse('a <!-- later -->').notes).toEqual([
    'the note “<!-- later -->” is not shown to visitors',
  ]);
});

it('a picture gets another name where the text shows it, and nowhere else', () => {
  const text =
    'a(b)\n\n![A](a(b))\n\n> ![B](<a(b)> "t")\n\n![C][c]\n\n`![A](a(b))`\n\n![](other)\n\n[c]: a(b)\n';
  const renamed = renamePicture(text, 'a(b)', 'Rainy day');
  expect(renamed).toBe(
    'a(b)\n\n![A](<Rainy day>)\n\n> ![B](<Rainy day> "t")\n\n![C][c]\n\n`![A](a(b))`\n\n![](other)\n\n[c]: <Rainy day>\n',
  );
  expect(renamePicture(renamed, 'Rainy day', 'a(b)')).toContain('> ![B](<a(b)> "t")');
});
