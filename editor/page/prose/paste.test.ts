// @vitest-environment jsdom
import { DOMParser as ProseParser, Slice, type Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { cleanHtml, inOneLine, sliceOfText, tidySlice } from './paste.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write-markdown.ts';

const site = { links: [{ address: '/about', title: 'About us' }], origin: 'https://k.example' };

const written = (blocks: readonly Node[]) => blocks.map((node) => writeBlock(node)).join('\n\n');

/** What the Markdown is after HTML of another program is pasted. */
function pasted(html: string): string {
  const page = new DOMParser().parseFromString(cleanHtml(html, site).html, 'text/html');
  const slice = ProseParser.fromSchema(schema).parseSlice(page.body);
  return written(tidySlice(slice).content.content);
}

const typed = (text: string) => {
  const { content } = sliceOfText(text, site).content;
  const blocks = content.map((node) =>
    node.isInline ? schema.node('paragraph', null, node) : node,
  );
  return written(blocks);
};

const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

describe('a paste of HTML', () => {
  it.each([
    [
      'lists of Word are lists, with their levels',
      `<p class=MsoNormal>You need:</p>${wordItem(1, '·', 'seed')}${wordItem(2, 'o', '<i>maize</i>')}
       ${wordItem(1, '·', 'lime')}<p class=MsoNormal>Then:<o:p></o:p></p>${wordItem(1, '1.', 'dig')}${wordItem(1, '2.', 'sow')}`,
      'You need:\n\n- seed\n  - *maize*\n- lime\n\nThen:\n\n1. dig\n2. sow',
    ],
    [
      'headings of Word are not bold, and all ranks become two',
      `<h1><b><span style='color:red'>One</span></b></h1><h4 style="font-weight:bold">Four</h4>
       <p class=MsoNormal><b>Bold</b> and <a href="https://a.example/" style="x">link</a><o:p>&nbsp;</o:p></p><p>&nbsp;</p>`,
      '## One\n\n### Four\n\n**Bold** and [link](https://a.example/)',
    ],
    [
      'Google Docs',
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Title</span></h2>
       <p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span></p>
       <ul><li dir="ltr" aria-level="1"><p>a</p></li><ul><li><p>b</p></li></ul></ul><br><p>
       <a href="https://www.google.com/url?q=https://k.example/about&amp;sa=D"><span>us</span></a></p></b>`,
      '## Title\n\n**Bold** *slanted*\n\n- a\n  - b\n\n[us](/about)',
    ],
    [
      'lines of a chat',
      '<div>Bring:<br>• seed<br>• lime</div><div>Thanks<br>Jane</div>',
      'Bring:\n\n- seed\n- lime\n\nThanks\\\nJane',
    ],
    ['empty lines between paragraphs', '<p>a<br><br>b</p><p></p><p>c</p>', 'a\n\nb\n\nc'],
    ['a list for each item', '<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n- b'],
    [
      'tables, with cells over several columns and rows',
      `<table border=1 style="width:9cm"><tbody><tr><td colspan=2><p><b>Crop</b></p></td><td>May | June</td></tr>
       <tr><td rowspan=2><p>Tea</p><p>green</p></td><td>1<br>2</td></tr><tr><td><ul><li>3</li></ul></td></tr></tbody></table>`,
      '| **Crop** | | May \\| June |\n| - | - | - |\n| Tea green | 1 2 | |\n| | 3 | |',
    ],
    [
      'a table that only gives shape',
      '<table><tr><td><p>a</p><p>b</p></td></tr></table><p>c</p>',
      'a\n\nb\n\nc',
    ],
    [
      'links that visitors cannot follow',
      '<p><a href="file:///C:/x.doc">a</a> <a href="javascript:x()">b</a> <a href="#_Toc1">c</a> <a href="x.html">d</a></p>',
      'a b c d',
    ],
    ['scripts and fields', '<p>a<script>x()</script><style>p{}</style><input value="b"></p>', 'a'],
  ])('%s', (_name, html, markdown) => {
    expect(pasted(html)).toBe(markdown);
  });

  it('has no pictures and no styles, and says how many were left out', () => {
    const { html, pictures } = cleanHtml(
      '<p style="color:red" onclick="x()">a<img src="https://lh3.example/x.png"><img src="file:///x"></p>',
      site,
    );
    expect(html).toBe('<p>a</p>');
    expect(pictures).toBe(2);
  });

  it('names the words that were struck out, raised or lowered', () => {
    const html =
      '<p>KES <s>2,900</s> 3,100 <span style="vertical-align: super">1</span> H<sub>2</sub>O</p>';
    expect(cleanHtml(html, site).plain).toEqual(['2,900', '1', '2']);
  });

  it('copied in a text field stays as it is', () => {
    const html = '<p data-pm-slice="1 1 []">a<img data-picture="day" alt=""></p>';
    expect(cleanHtml(html, site)).toEqual({ html, pictures: 0, plain: [] });
    expect(pasted(html)).toBe('a![](day)');
  });
});

describe('a paste of plain text', () => {
  it.each([
    ['lines are paragraphs', 'a  b\r\n\r\nc\nd', 'a b\n\nc\n\nd'],
    ['a list of a chat', 'Bring:\n• seed\n• lime\nThanks', 'Bring:\n\n- seed\n- lime\n\nThanks'],
    ['numbers', '1. dig\n2) sow\n\n2026. A year', '1. dig\n2. sow\n\n2026\\. A year'],
    ['one number is no list', '1. Introduction\nWords', '1\\. Introduction\n\nWords'],
    ['Markdown is text', '# a *b*', '\\# a \\*b\\*'],
    ['the address of a page', 'http://127.0.0.1:4173/about', '[About us](/about)'],
    ['another address', 'https://a.example/x', '<https://a.example/x>'],
  ])('%s', (_name, text, markdown) => {
    expect(typed(text)).toBe(markdown);
  });
});

it('what is pasted into a cell stands in one line', () => {
  const slice = new Slice(sliceOfText('a\nb\n• c', site).content, 0, 0);
  expect(inOneLine(slice).map((node) => node.text)).toEqual(['a', ' ', 'b', ' ', 'c']);
});
