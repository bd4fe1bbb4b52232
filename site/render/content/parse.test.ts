import { expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError, readMarkdown, readYaml, validate } from './parse.ts';

const schema = z.strictObject({
  title: z.string(),
  rating: z.int().max(5, 'at most 5').optional(),
  colour: z.enum(['tea', 'coffee']).optional(),
  members: z
    .array(z.strictObject({ email: z.email('an e-mail address, such as name@company.co.ke') }))
    .optional(),
});

const parseYaml = (file: string, text: string, shape: z.ZodType) =>
  validate(file, readYaml(file, text), shape);

/** The problems that are found in a text. */
function problems(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

it('YAML that fits its schema is read', () => {
  const text = '# a note\ntitle: Tea\nrating: 4\nmembers:\n  - email: a@farm.example\n';
  expect(parseYaml('tea.yaml', text, schema)).toEqual({
    title: 'Tea',
    rating: 4,
    members: [{ email: 'a@farm.example' }],
  });
});

it.each([
  ['title: 7', "title: expected a text, such as '7'; it is 7"],
  ['title: a\nrating: 6', 'rating: expected at most 5, such as 5; it is 6'],
  ['title: a\ncolour: red', 'colour: expected one of tea, coffee; it is "red"'],
  ['title: a\ntitel: b', 'the whole file: no such field: titel'],
  ['title: a\nmembers:\n  - email: wanjiru', 'members[0].email: expected an e-mail address, such'],
  [
    'rating: high\nmembers: none',
    'title: missing; expected a text, such as “Maize”',
    'rating: expected a number, such as 2.5; it is "high"',
    'members: expected a list, such as “- Maize” on one line and “- Beans” on the next; it is',
  ],
  ['- title', 'the whole file: expected a group of fields, such as “name: Maize” on a line of its'],
  // A file of comments only.
  ['# later', 'title: missing; expected a text, such as “Maize”'],
])('YAML of %j is refused with file, field and expectation: %s', (text, ...expected) => {
  expect(problems(() => parseYaml('tea.yaml', text, schema))).toEqual(
    expected.map((said): unknown => expect.stringContaining(`tea.yaml: ${said}`)),
  );
});

it('YAML that is broken is refused with its line, which is shown', () => {
  const [problem, ...others] = problems(() =>
    parseYaml('tea.yaml', 'title: a\nrating: [1, 2\ncolour: tea\n', schema),
  );
  expect(problem).toMatch(/^tea\.yaml: line 3: [^]+\ncolour: tea\n\^$/);
  expect(others).toEqual([]);
});

it.each([
  ['a #', 'title: We are #1 in Kenya', 'line 1: everything from # on is lost'],
  ['a # in a second line', 'title: Tea\n  and #7 coffee', 'line 1: everything from # on is lost'],
  ['an anchor', 'title: &Beyond growers visit', 'line 1: a text that begins with * or &'],
  ['a tag', 'title: !Important news', 'line 1: a text that begins with !'],
  ['a known tag', 'title: !!str news', 'line 1: a text that begins with !'],
  ['a merge', 'a: 1\n<<: *x', 'line 2: a text that begins with * or &'],
  ['an apostrophe', "title: 'It's ready'", 'line 1: the text cannot go on here'],
  ['words behind a quotation', 'title: "Wait" was heard', 'line 1: the text cannot go on here'],
  ['brackets', 'title: [New] seeds', 'line 1: the text cannot go on here'],
  ['a dash', 'title: - New', 'line 1: the text cannot go on here'],
  ['a no-break space', 'title:\u00a0Tea', 'line 1: beside the colon stands a no-break space'],
  ['a colon', 'title: Tea: the best', 'line 1: a text with a colon and a space in it'],
  ['a star', 'title: *Tea', 'line 1: a text that begins with * or &'],
  ['an at sign', 'title: @tea', 'line 1: a text that begins with this character'],
  ['a tab', 'members:\n\t- email: a', 'line 2: this line begins with a tab'],
  ['an open quotation mark', 'title: "Tea\nrating: 3', 'line 2: a quotation mark'],
  ['the same field twice', 'title: a\ntitle: b', 'line 2: this field is there already'],
])('YAML with %s is refused in plain words', (_what, text, expected) => {
  const [problem] = problems(() => parseYaml('tea.yaml', text, schema));
  expect(problem).toContain(`tea.yaml: ${expected}`);
});

it('Markdown is split into fields and body', () => {
  const read = readMarkdown('a.md', '---\ntitle: Tea\n---\n\nText with --- in it.\n');
  expect(read).toEqual({ fields: { title: 'Tea' }, body: '\nText with --- in it.\n' });
});

it.each([
  ['a byte order mark', '\ufeff---\ntitle: Tea\n---\nText\n'],
  ['an empty line above', '\n---\ntitle: Tea\n---\nText\n'],
  ['spaces behind the lines', '---  \ntitle: Tea\n--- \t\nText\n'],
  ['no fields but a note', '---\ntitle: Tea\n# later\n---\nText\n'],
])('Markdown may have %s', (_what, text) => {
  expect(readMarkdown('a.md', text)).toEqual({ fields: { title: 'Tea' }, body: 'Text\n' });
});

it.each([
  ['of Windows', '---\r\ntitle: Tea\r\n---\r\nOne\r\n\r\nTwo\r\n'],
  ['of an old Mac', '---\rtitle: Tea\r---\rOne\r\rTwo\r'],
  ['of several programs', '---\ntitle: Tea\r---\r\nOne\n\r\nTwo\r'],
])('Markdown may have the line ends %s', (_what, text) => {
  const read = readMarkdown('a.md', text);
  expect(read).toEqual({ fields: { title: 'Tea' }, body: 'One\n\nTwo\n' });
});

it.each([
  ['no front matter', 'Text\n', 'first'],
  ['front matter that does not end', '---\ntitle: Tea\nText\n', 'second'],
])('Markdown with %s is refused', (_what, text, which) => {
  expect(problems(() => readMarkdown('a.md', text))).toEqual([
    `a.md: front matter: expected fields between two lines of ---; the ${which} one is missing`,
  ]);
});

it('Markdown without text is refused', () => {
  expect(problems(() => readMarkdown('a.md', '---\ntitle: Tea\n---\n \n'))).toEqual([
    'a.md: body: missing; expected the text of the article or service, below its fields',
  ]);
});

it('Markdown with broken front matter is refused with the line of the file', () => {
  const [problem] = problems(() => readMarkdown('a.md', '---\ntitle: a\ntitle: b\n---\nText\n'));
  expect(problem).toMatch(/^a\.md: line 3: this field is there already/);
});

it('a mistake that is found several times is reported once', () => {
  const at = (file: string) =>
    ({ file, place: ['title'], code: 'missing', expected: 'a' }) as const;
  const { report } = new ContentError([at('a.yaml'), at('b.yaml'), at('a.yaml')]);
  const lines = ['  a.yaml: title: missing; expected a', '  b.yaml: title: missing; expected a'];
  expect(report).toBe(`The content has mistakes:\n\n${lines.join('\n')}\n`);
});
