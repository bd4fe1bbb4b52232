import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  isCollection,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { readMarkdown } from '@website/site/content/parse.ts';
import { toHtml as render } from '../../site/render/content/prose.ts';
import { refold } from './fold.ts';
import { writeMarkdown, writeProse } from './write-markdown.ts';
import { writeYaml } from './write-yaml.ts';

const toHtml = (text: string) => render(text, '');
const dataOf = (text: string) => parseDocument(text).toJS() as unknown;

/** One of the parts of a file that a test chooses; which one, the number says. */
function part<Part extends Node>(
  document: Document,
  number: number,
  isChosen: (node: unknown) => node is Part,
): Part | undefined {
  const found: Part[] = [];
  visit(document, (key, node) => {
    if (key !== 'key' && isChosen(node)) found.push(node);
  });
  return found[number % found.length];
}
const isText = (node: unknown): node is Scalar<string> =>
  isScalar(node) && /\p{L}{3}/u.test(typeof node.value === 'string' ? node.value : '');

it('every file of the content: nothing new changes nothing, one word one line, entries come and go', () => {
  const folder = path.join(import.meta.dirname, '../../content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(en|facts)\b.*\.(yaml|md)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  files.forEach((file, number) => {
    const whole = readFileSync(path.join(folder, file), 'utf8');
    const [, source = whole] = /^---\n([\s\S]*?\n)---\n/.exec(whole) ?? [];
    const data = dataOf(source);
    expect([file, writeYaml(source, data)]).toEqual([file, source]);

    const document = parseDocument(source);
    const text = part(document, number, isText);
    if (text) text.value = text.value.replace(/\p{L}{3}/u, 'xyz');
    const before = source.split('\n');
    const lines = writeYaml(source, document.toJS()).split('\n');
    const changed = lines.filter((line, index) => line !== before[index]);
    expect([file, lines.length, changed.length]).toEqual([file, before.length, text ? 1 : 0]);

    const items: unknown[] = part(document, number, isCollection)?.items ?? [];
    if (number % 3 === 0) items.reverse();
    else if (number % 3 === 1) items.shift();
    else items.push(...items.splice(0, 1));
    const meant: unknown = document.toJS();
    const written = dataOf(writeYaml(source, meant));
    // With the order of the fields.
    expect(JSON.stringify([file, written])).toBe(JSON.stringify([file, meant]));
  });
});

it.each([
  '',
  '12',
  "it's: so, #not",
  '- x',
  'The rain that filled the river came back to the field and stayed. '.repeat(4).trim(),
  'one\n\ntwo',
  '{phone} now',
  '👩🏾‍🌾',
])('a text becomes «%s», and the comments stay', (value) => {
  const source =
    '# File\na: one # 1\n# 2\nb: >-\n  two\n  lines\nc: |\n  three\n\n  lines\n# 3\nd: "four" # 4\n';
  const data = dataOf(source) as Record<string, unknown>;
  for (const name of Object.keys(data)) {
    const written = writeYaml(source, { ...data, [name]: value });
    expect(dataOf(written)).toEqual({ ...data, [name]: value });
    expect(written.match(/(?<=^|\s)# .*$/gm)).toEqual(['# File', '# 1', '# 2', '# 3', '# 4']);
  }
});

it.each<[string, string, unknown, string]>([
  [
    'a list in brackets keeps its form',
    'a: [one, two] # both\n',
    { a: ['one', 'three'] },
    'a: [one, three] # both\n',
  ],
  ['a comma in brackets is quoted', 'a: [one]\n', { a: ['x, y'] }, "a: ['x, y']\n"],
  [
    'entries move with the comment above them, and new ones get the same indent',
    '# File\nlist:\n  # First\n  - a: 1\n\n  # Second\n  - a: 2 # two\n\nend: 1\n',
    { list: [{ a: 2 }, { a: 1 }, { a: 3 }], end: 1 },
    '# File\nlist:\n  # First\n  # Second\n  - a: 2 # two\n\n  - a: 1\n\n  - a: 3\n\nend: 1\n',
  ],
  ['all entries go', 'a:\n  - x\n  - y\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
  ['the first entries come', 'a: []\nb: 1\n', { a: ['x', 2], b: 1 }, 'a:\n  - x\n  - 2\nb: 1\n'],
  [
    'an entry changes where another is added',
    '- one\n- two # 2\n- three\n',
    ['one', 'zwei', 'three', 'four'],
    '- one\n- zwei # 2\n- three\n- four\n',
  ],
])('%s', (_what, source, meant, written) => {
  expect(writeYaml(source, meant)).toBe(written);
});

it('a broken file is refused', () => {
  expect(() => writeYaml('a: [open\n', { a: [] })).toThrow(/at line/);
});

it('a folded text keeps the lines around the change, and breaks the one that became too long', () => {
  const lines = ['one two', 'three', 'five six'];
  expect(refold(lines, 'one two 3 five six', 9)).toEqual(['one two', '3', 'five six']);
  const longer = ['one two', 'three', 'and four', 'five six'];
  expect(refold(lines, longer.join(' '), 9)).toEqual(longer);
  expect(refold([], 'a b', 9)).toEqual(['a b']);
});

it('prose keeps its lines, changes that of a changed word, and takes new parts', () => {
  const before =
    '\nFirst line of a paragraph\nand its second.\n\n## Head\n\n> “Said”\n> she.\n\nLast.\n';
  expect(writeProse(before, before.trim(), toHtml)).toBe(before);
  // The form may have joined all lines.
  const joined = before.replace('second', 'next').replace('paragraph\nand', 'paragraph and');
  expect(writeProse(before, joined, toHtml)).toBe(before.replace('second', 'next'));
  const longer = `${before.replace('## Head', '### Head\n\n- a\n- b')}\nNew.\n`;
  expect(writeProse(before, longer, toHtml)).toBe(longer);
});

it.each([
  ['of Windows', '---\r\na: one\r\nb: two\r\n---\r\nFirst.\r\n\r\nLast.\r\n'],
  ['of an old Mac', '---\ra: one\rb: two\r---\rFirst.\r\rLast.\r'],
  ['of several programs', '---\r\na: one\r\nb: two\r\n---\r\nFirst.\n\nLast.\n'],
])('a file with the line ends %s keeps them, also around a change', (_what, source) => {
  const { fields, body } = readMarkdown('a.md', source);
  expect(writeMarkdown(source, fields, body, toHtml)).toBe(source);
  const written = writeMarkdown(source, { a: 'one', b: '2' }, body, toHtml);
  expect(written).toBe(source.replace('b: two', "b: '2'"));
  const added = writeMarkdown(source, fields, body.replace('First.', 'First.\n\nSecond.'), toHtml);
  const [end = ''] = /\r\n?/.exec(source) ?? [];
  expect(added).toBe(source.replace('Last.', `Second.${end}${end}Last.`));
});
