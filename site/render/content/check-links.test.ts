import { expect, it } from 'vitest';
import { editableContent } from '#tests/editable-content.ts';

const ARTICLE = 'en/news/record-coffee-harvest.md';
const OTHER = 'en/news/advanced-fertilizer-tech.md';
const LATER = 'en/news/sustainable-farming-initiative.md';
const ORIGIN = 'https://www.kilele.example';

/** The mistakes of an article with these links, without its file and field. */
function problemsOf(links: readonly string[], files = editableContent()): string[] {
  files.append(ARTICLE, links.map((link) => `[x](<${link}>)`).join(' '));
  const start = `${ARTICLE}: body: `;
  return files.problems().map((line) => (line.startsWith(start) ? line.slice(start.length) : line));
}

it('a link that leads somewhere passes', () => {
  expect(
    problemsOf([
      '/about',
      '/about#team',
      '/news/page/2',
      '/news/feed.xml',
      '/contact.vcf',
      '/logo.svg',
      '/connect?subject=tea',
      '/connect#faq',
      '/where-to-buy#nyeri',
      '/sustainability/frameworks#rules',
      '/services/coffee/wet-mill-management#sick-coffee',
      '/services/coffee/wet-mill-management#facts',
      '/about/jobs#part-1',
      `${ORIGIN}/about`,
      ORIGIN,
      'https://kilimo.go.ke/a?b=c#d',
      'http://kilimo.go.ke',
      'www.kilimo.go.ke',
      'info@kilele.example',
      'mailto:info@kilele.example?subject=Tea',
      'tel:+254700000000',
    ]),
  ).toEqual([]);
});

it.each([
  ['/nowhere', 'the site has no /nowhere'],
  ['/abuot', 'the site has no /abuot: is it "/about"?'],
  ['//evil.example', 'leads nowhere'],
  [`${ORIGIN}/nowhere`, 'the site has no /nowhere'],
  ['http://127.0.0.1:4190/news/x', 'visitors cannot open it'],
  ['http://localhost:5173/about', 'such as /about; “http://localhost:5173” is the address'],
  ['http://[::1]:4190/', 'visitors cannot open it'],
  ['about', 'leads nowhere'],
  ['kilimo.go.ke/maize', 'such as https://kilimo.go.ke/maize'],
  ['about.html', 'such as /about'],
  ['/about#nowhere', '/about has no part #nowhere'],
  ['/about#teams', 'is it "team"?'],
  ['/where-to-buy#atlantis', 'has no part #atlantis'],
  ['/connect?subject=cocoa', 'the form has no subject “cocoa”'],
  ['/files/prices.pdf', 'the site has no /files/prices.pdf'],
  ['/prices.pdf', 'the site has no /prices.pdf'],
  ['#nowhere', 'has no part #nowhere'],
  ['mailto:info', '“mailto:info” is none'],
  ['tel:call me', '“tel:call me” is none'],
])('a link that leads nowhere is named: %s', (link, problem) => {
  expect(problemsOf([link])).toEqual([expect.stringContaining(problem)]);
});

it('a link to a draft, or to what shows later, is named, unless the page that has it is hidden as long', () => {
  const links = ['/news/advanced-fertilizer-tech', '/news/sustainable-farming-initiative'];
  const hidden = (own: string) => {
    const files = editableContent();
    files.change(OTHER, /^title:/m, 'draft: true\ntitle:');
    files.change(LATER, /^title:/m, 'publishAt: 2031-03-01 08:00\ntitle:');
    if (own !== '') files.change(ARTICLE, /^title:/m, `${own}\ntitle:`);
    return problemsOf(links, files).filter((line) => line.includes('a page that visitors see'));
  };
  const draft = expect.stringContaining('advanced-fertilizer-tech is a draft') as string;
  const later = expect.stringContaining('shows from 2031-03-01 08:00 on') as string;
  expect(hidden('')).toEqual([draft, later]);
  expect(hidden('publishAt: 2031-03-01 08:00')).toEqual([draft]);
  expect(hidden('publishAt: 2031-02-01 08:00')).toEqual([draft, later]);
  expect(hidden('draft: true')).toEqual([]);
});

it('a link by reference is judged, also where another file is broken', () => {
  const files = editableContent();
  files.write(OTHER, 'no front matter');
  files.append(ARTICLE, '[x][a] and [y](/news/advanced-fertilizer-tech)\n\n[a]: /nowhere');
  expect(files.problems()).toEqual([
    expect.stringContaining(`${OTHER}: front matter: `),
    `${ARTICLE}: body: expected the address of a page; the site has no /nowhere`,
  ]);
});

it('a picture in a text is shown with its own alternative text, or that of the text; an unknown name is named', () => {
  const files = editableContent();
  files.append(ARTICLE, '![](article-leaf)\n\n![Two "leaves"](article-leaf)');
  const html = files.load().articles.find(({ id }) => ARTICLE.includes(id))?.html ?? '';
  const pictures = [
    ...html.matchAll(/<figure><picture><source [^>]*srcset="[^"]+\.avif [^>]*><img [^>]*>/g),
  ];
  const alts = pictures.map(([picture]) => / alt="([^"]*)"/.exec(picture)?.[1]);
  expect(alts[1]).toBe('Two &quot;leaves&quot;');
  expect(alts[0]).toMatch(/\w/);
  files.append(ARTICLE, '![](photos/article-leav.jpg)');
  expect(files.problems()).toEqual([
    `${ARTICLE}: body: expected the name of a photograph or drawing, without its ending; “photos/article-leav.jpg” is not one: is it "article-leaf"?`,
  ]);
});
