import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { toHtml as render } from '../../site/render/content/prose.ts';
import { refold } from './fold.ts';
import { writeMarkdown, writeProse } from './write-markdown.ts';
import { writeYaml } from './write-yaml.ts';

const CONTENT = path.join(import.meta.dirname, '../../content');
const toHtml = (text: string) => render(text, '');

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(en|facts)\b.*\.(yaml|md)$/.test(name),
);
const read = (name: string) => readFileSync(path.join(CONTENT, name), 'utf8');
const yamlOf = (name: string) =>
  name.endsWith('.md') ? (/^---\n([\s\S]*?\n)---\n/.exec(read(name))?.[1] ?? '') : read(name);
const dataOf = (text: string) => parseDocument(text).toJS() as unknown;

/** The lines that remain after equal lines at the beginning and at the end are removed. */
function difference(before: string, after: string) {
  const [removed, added] = [before.split('\n'), after.split('\n')];
  while (removed.length > 0 && removed[0] === added[0]) {
    removed.shift();
    added.shift();
  }
  while (removed.length > 0 && removed.at(-1) === added.at(-1)) {
    removed.pop();
    added.pop();
  }
  return { removed, added };
}

type Place = { path: (string | number)[]; value: string };

/** All texts in the data. */
function texts(data: unknown, at: (string | number)[] = []): Place[] {
  if (typeof data === 'string') return [{ path: at, value: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => texts(item, [...at, index]));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([key, item]) => texts(item, [...at, key]));
  return [];
}

function withValue(
  data: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((item: unknown, index) =>
      index === key ? withValue(item, rest, value) : item,
    );
  const group = data as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(group).map(([name, item]) => [
      name,
      name === key ? withValue(item, rest, value) : item,
    ]),
  );
}

/** At most this number of items, spread over a list, because each change parses the file twice. */
const some = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_item, index) => index % Math.ceil(items.length / most) === 0);

describe.each(files)('%s', (name) => {
  const source = yamlOf(name);
  const data = dataOf(source);

  it('does not change without new values', () => {
    expect(writeYaml(source, data)).toBe(source);
    if (!name.endsWith('.md')) return;
    const whole = read(name);
    const body = whole.slice(whole.indexOf('\n---\n', 4) + 5);
    expect(writeMarkdown(whole, data, body.trim(), toHtml)).toBe(whole);
  });

  it('changes one line for one word, everywhere in the file', () => {
    for (const { path: place, value } of some(texts(data), 20)) {
      const word = /\p{L}+/u.exec(value)?.[0];
      if (!word) continue;
      const changed = value.replace(word, [...word].reverse().join('').toLowerCase());
      if (changed === value) continue;
      const meant = withValue(data, place, changed);
      const result = writeYaml(source, meant);
      const { removed, added } = difference(source, result);
      expect([place, removed.length, added.length]).toEqual([place, 1, 1]);
    }
  });

  it('keeps all comments when a text becomes long, short, quoted or several lines', () => {
    const comments = (text: string) => text.match(/(?<=^|\s)# .*$/gm) ?? [];
    const long = 'The rain that filled the river came back to the field and stayed. '
      .repeat(4)
      .trim();
    for (const { path: place } of some(texts(data), 3))
      for (const value of [
        '',
        'yes',
        '12',
        "it's: so, #not",
        '- x',
        long,
        'one\n\ntwo',
        '{phone} now',
        '"q"',
        '👩🏾‍🌾',
      ]) {
        const meant = withValue(data, place, value);
        const result = writeYaml(source, meant);
        expect(comments(result)).toEqual(expect.arrayContaining(comments(source)));
      }
  });

  it('removes, adds and moves entries, and keeps the lines of the others', () => {
    const lists: { path: (string | number)[]; value: object }[] = [];
    const find = (part: unknown, at: (string | number)[]) => {
      if (typeof part !== 'object' || part === null) return;
      lists.push({ path: at, value: part });
      for (const [key, item] of Object.entries(part))
        find(item, [...at, Array.isArray(part) ? Number(key) : key]);
    };
    find(data, []);
    for (const { path: place, value } of some(lists, 5)) {
      const variants: unknown[] = Array.isArray(value)
        ? [
            value.toReversed(),
            value.slice(1),
            value.slice(0, -1),
            [...(value as unknown[]), (value[0] as unknown) ?? 'one'],
            [...(value as unknown[]), 'Another: one'],
          ]
        : [
            Object.fromEntries(Object.entries(value).reverse()),
            Object.fromEntries(Object.entries(value).slice(1)),
            Object.fromEntries(Object.entries(value).slice(0, -1)),
            { ...value, another: { title: 'New', items: ['a', { b: 'c' }] } },
            { another: 'New', ...value },
          ];
      for (const variant of variants) {
        const meant = withValue(data, place, variant);
        const result = writeYaml(source, meant);
        expect(JSON.stringify(dataOf(result))).toBe(JSON.stringify(meant));
      }
    }
  });
});

describe('a list in brackets', () => {
  it('keeps its form when one of its values changes', () => {
    expect(writeYaml('a: [one, two] # both\n', { a: ['one', 'three'] })).toBe(
      'a: [one, three] # both\n',
    );
    expect(writeYaml('a: [one]\n', { a: ['x, y'] })).toBe("a: ['x, y']\n");
  });
});

describe('entries', () => {
  it('move with the comment above them, and new ones get the same indent', () => {
    const source = '# File\nlist:\n  # First\n  - a: 1\n\n  # Second\n  - a: 2 # two\n\nend: 1\n';
    expect(writeYaml(source, { list: [{ a: 2 }, { a: 1 }, { a: 3 }], end: 1 })).toBe(
      '# File\nlist:\n  # First\n  # Second\n  - a: 2 # two\n\n  - a: 1\n\n  - a: 3\n\nend: 1\n',
    );
  });

  it('may all be removed and added again', () => {
    expect(writeYaml('a:\n  - x\n  - y\nb: 1\n', { a: [], b: 1 })).toBe('a: []\nb: 1\n');
    expect(writeYaml('a: []\nb: 1\n', { a: ['x', { y: 1 }], b: 1 })).toBe(
      'a:\n  - x\n  - y: 1\nb: 1\n',
    );
  });

  it('change one line when one word of one of them changes and another is added', () => {
    expect(writeYaml('- one\n- two # 2\n- three\n', ['one', 'zwei', 'three', 'four'])).toBe(
      '- one\n- zwei # 2\n- three\n- four\n',
    );
  });
});

describe('a broken file', () => {
  it('is refused', () => {
    expect(() => writeYaml('a: [open\n', { a: [] })).toThrow(/at line/);
  });
});

describe('a folded paragraph', () => {
  it('keeps the lines around the change, and breaks the one that became too long', () => {
    expect(refold(['one two', 'three four', 'five six'], 'one two three 4 five six', 9)).toEqual([
      'one two',
      'three 4',
      'five six',
    ]);
    expect(refold(['one two', 'three', 'five six'], 'one two three and four five six', 9)).toEqual([
      'one two',
      'three',
      'and four',
      'five six',
    ]);
    expect(refold([], 'a b', 10)).toEqual(['a b']);
    expect(refold(['a b', 'c d'], 'a b', 10)).toEqual(['a b']);
  });
});

describe('prose', () => {
  const before =
    '\nFirst line of a paragraph\nand its second.\n\n## Head\n\n> “Said”\n> she.\n\nLast.\n';

  it('with the same HTML keeps its lines', () => {
    const same =
      'First line of a paragraph\nand its second.\n\n## Head\n\n> “Said”\n> she.\n\nLast.';
    expect(writeProse(before, same, toHtml)).toBe(before);
  });

  it('changes only the line of a changed word, also if the editor has joined all lines', () => {
    const after = before.replace('second', 'next').replace('paragraph\nand', 'paragraph and');
    expect(writeProse(before, after, toHtml)).toBe(before.replace('second', 'next'));
  });

  it('accepts new paragraphs, headings and lists', () => {
    const after = `${before.replace('## Head', '### Head\n\n- a\n- b')}\nNew.\n`;
    expect(writeProse(before, after, toHtml)).toBe(after);
  });
});
