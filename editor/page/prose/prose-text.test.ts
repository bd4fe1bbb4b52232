import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@website/site/content/prose.ts';
import { openText, placeBlocks, writeText, type ProseText } from './prose-text.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write-markdown.ts';

const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file))
    .map((file): [string, string] => [
      file,
      readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
    ]);

/** The words of the site. */
const CONTENT = [...markdownIn('content/en'), ...markdownIn('site/tests/content/en')];
/** Texts with tables, code and much else. */
const DOCUMENTS = [...markdownIn('docs'), ...markdownIn('content/photos')];

const CONSTRUCTS: [string, string][] = Object.entries({
  table: '| A | B |\n| :-- | --: |\n| 1 | `two` |\n',
  'simple table':
    'Before\n\n|Crop|Months|\n|---|:-:|\n|Tea \\| green|all **year**|\n|Coffee|\n\nAfter',
  html: '<div class="x">\n\nwords\n\n</div>\n\n<kbd>Ctrl</kbd> in a line\n',
  comment: 'Words\n\n<!-- a note -->\n\nMore\n',
  footnote: 'Words[^1] here.\n\n[^1]: The note itself.\n',
  code: '```js\nconst a = 1;\n```\n\n    indented\n\nIn `line`.\n',
  picture: '![A field](hero-home)\n\n![](<Field day in Nyeri>) in a line\n',
  'foreign picture': '![A field](https://example.com/a.png)\n\n![x](day "title")\n',
  ranks: '# One\n\n#### Four\n\nSetext\n======\n\nSecond\n---\n',
  'hard line breaks': 'One  \ntwo\\\nthree\n',
  braces: 'Write to {mail} or {{x}}.\n',
  colons: ':::note\nWords\n:::\n',
  'anchor heading': '## [Name](#name)\n\nText\n',
  'definitions of links': '[a]: /about\n\nSee [us][a] and [b].\n[b]: /no "T"\n\n[c]: </x y>\n',
  escapes: '1\\. not a list, \\*not\\* em, 2 * 3 * 4, a_b_c, \\# no\n',
  lists: '- a\n  - b\n    1. c\n\n       d\n- e\n\nAnd\n\n* other\n\n3) three\n4) four\n',
  'loose list': '- a\n\n- b\n\n  c\n',
  rule: 'a\n\n---\n\nb\n\n***\n',
  signs: 'AT&T, 3 < 4, a > b, &copy; &amp; &nbsp; “x” 100%\n',
  tasks: '- [ ] one\n- [x] two\n',
  struck: 'a ~~b~~ c\n',
  'written spaces': '&#32;a\n',
  quotation: '> a\nlazy\n>\n> - b\n>\n> > c\n',
  links: '<https://a.example> [x](/y "t") [*em*](</a b>) [z](http://a.example/(x))\n',
  'spaces around': '\n\n   One\n   \n\t\n  ## Two ##\nThree\n- four\n\n\n\n',
  'marks in words': '**a**b _c_ *d*e ***f*** **g *h* i**\n',
  'no end of line': 'a',
  nothing: '',
  'a byte order mark': '\uFEFFa\n\nb\n',
});

const all = [...CONTENT, ...DOCUMENTS, ...CONSTRUCTS];

/** The lines of a text that the field cannot show, and keeps in blocks of their own. */
const keptOf = (markdown: string) =>
  openText(markdown).blocks.flatMap(({ node, source }) =>
    node.type === schema.nodes.kept ? [source] : [],
  );

/** The document as it is after these letters are put at the beginning of the first text of a block. */
function typed(text: ProseText, place: number, letters: string): Node | undefined {
  const index = text.doc.children.findIndex((node) => text.places.get(node) === place);
  const state = EditorState.create({ doc: text.doc });
  let at: number | undefined;
  text.doc.forEach((block, offset, position) => {
    if (position !== index) return;
    block.descendants((node, inside) => {
      if (node.isText && at === undefined && block.type !== schema.nodes.kept)
        at = offset + 1 + inside;
    });
  });
  return at === undefined ? undefined : state.tr.insertText(letters, at).doc;
}

describe('a text in the field', () => {
  it.each(all)(
    '%s comes back as it was; letters in a block change its lines',
    (_name, markdown) => {
      const text = openText(markdown);
      expect(writeText(text, text.doc)).toBe(markdown);
      let start = 0;
      text.blocks.forEach(({ gap, source }, place) => {
        start += gap.length;
        const doc = typed(text, place, 'Q');
        if (doc !== undefined) {
          const after = writeText(text, doc);
          expect(after.slice(0, start)).toBe(markdown.slice(0, start));
          expect(after.endsWith(markdown.slice(start + source.length))).toBe(true);
          // What is written says what is in the field.
          const end = after.length - (markdown.length - start - source.length);
          const again = openText(after.slice(start, end)).doc.children.map(String);
          const changed = doc.children.find((node) => !text.doc.children.includes(node));
          expect(again).toContain(String(changed));
        }
        start += source.length;
      });
    },
  );

  it.each(CONTENT)(
    '%s says the same on the site when all of it is written again',
    (_n, markdown) => {
      const { blocks } = openText(markdown);
      expect(keptOf(markdown)).toEqual([]);
      const again = blocks.map(({ node }) => writeBlock(node.copy(node.content))).join('\n\n');
      const flat = (html: string) => html.replace(/\s+/g, ' ');
      expect(flat(toHtml(again, 'https://x.example'))).toBe(
        flat(toHtml(markdown, 'https://x.example')),
      );
    },
  );

  it('what the field cannot show is kept in a block of its own; all else can be changed', () => {
    const kept = CONSTRUCTS.flatMap(([name, markdown]) => (keptOf(markdown)[0] ? [name] : []));
    expect(kept).toEqual([
      ...['table', 'html', 'comment', 'footnote', 'code', 'foreign picture', 'colons'],
      ...['rule', 'tasks', 'struck', 'written spaces'],
    ]);
  });
});

describe('a changed text', () => {
  const { paragraph, heading } = schema.nodes;
  const say = (words: string) => paragraph.create(null, schema.text(words));
  /** The text after other blocks have taken the place of some. */
  const change = (markdown: string, from: number, count: number, ...wanted: Node[]) => {
    const text = openText(markdown);
    const children = text.doc.children.slice();
    children.splice(from, count, ...wanted);
    return writeText(text, schema.nodes.doc.create(null, children));
  };
  const FOUR = 'a\n\n\nb\n\n[x]: /y\n\nc\n\nd\n';

  it('new blocks stand between empty lines, and nothing else moves', () => {
    expect(change(FOUR, 0, 0, say('new'))).toBe(`new\n\n${FOUR}`);
    expect(change(FOUR, 1, 0, say('new'))).toBe(FOUR.replace('a\n', 'a\n\nnew\n'));
    expect(change(FOUR, 4, 0, say('new'))).toBe(`${FOUR}\nnew\n`);
    expect(change('', 0, 1, say('new'), say('more'))).toBe('new\n\nmore');
    expect(change('a', 1, 0, say('new'))).toBe('a\n\nnew');
  });

  it('a block that is removed takes no address of a link with it', () => {
    expect(change(FOUR, 3, 1)).toBe('a\n\n\nb\n\n[x]: /y\n\nc\n');
    expect(change(FOUR, 0, 1)).toBe('b\n\n[x]: /y\n\nc\n\nd\n');
    expect(change(FOUR, 1, 1)).toContain('[x]: /y\n\nc');
    expect(change(FOUR, 1, 2)).toContain('\n\n[x]: /y');
    expect(change(FOUR, 0, 2)).toBe('[x]: /y\n\nc\n\nd\n');
    expect(change(FOUR, 0, 4, say('new'))).toBe('new\n\n[x]: /y\n');
    expect(change('[x]: /y\n', 0, 1, say('new'))).toContain('new\n\n[x]: /y\n');
  });

  it('a heading that becomes a paragraph does not run into the next', () => {
    expect(change('# a\nb\n', 0, 1, say('a'))).toBe('a\n\nb\n');
    const other = heading.create({ level: 2 }, schema.text('c'));
    expect(change('# a\nb\n', 0, 1, other)).toBe('## c\nb\n');
  });

  it('a block that has moved keeps its lines', () => {
    const text = openText('* a\n*  b\n\nsecond *em*\n\nthird\n');
    const [first, ...others] = text.doc.children;
    if (first) others.splice(1, 0, first);
    const moved = schema.nodes.doc.create(null, others);
    expect(writeText(text, moved)).toBe('second *em*\n\n* a\n*  b\n\nthird\n');
  });

  it('other nodes with the same words take the place of those that were read', () => {
    const markdown = 'a\nb\n\n* c\n';
    const text = openText(markdown);
    const same = schema.nodeFromJSON(text.doc.toJSON());
    expect(writeText(text, same)).not.toBe(markdown);
    placeBlocks(text, same);
    expect(writeText(text, same)).toBe(markdown);
  });

  it.each([
    [
      'spaces stand outside of bold',
      [schema.text('a '), schema.text(' b ', [schema.mark('strong')]), schema.text('c')],
      'a  **b** c',
    ],
    ['spaces at both ends are left out', [schema.text(' a ')], 'a'],
    ['a line break at the end says nothing', [schema.text('a '), schema.node('hard_break')], 'a'],
    [
      'what looks like Markdown is text',
      [schema.text('1. *a* [b](c) <i> ![d](e)')],
      '1\\. \\*a\\* \\[b]\\(c) \\<i> !\\[d]\\(e)',
    ],
    ['struck words and tasks are text', [schema.text('~~a~~ [^1]')], '\\~\\~a\\~\\~ \\[^1]'],
  ])('%s', (_name, content, markdown) => {
    const node = paragraph.create(null, content);
    expect(writeBlock(node)).toBe(markdown);
    const [read] = openText(markdown).blocks;
    expect(read?.node.type).toBe(paragraph);
  });
});
