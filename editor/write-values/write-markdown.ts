/** Writes changed fields and changed text into a Markdown file with front matter. The other lines do not change. */
import { splitMarkdown, withOneLineEnd } from '@website/site/content/parse.ts';
import { refold, WIDTH } from './fold.ts';
import { keepLineEnds } from './line-ends.ts';
import { writeYaml } from './write-yaml.ts';

/**
 * The file with these fields and this text.
 * @param toHtml renders Markdown. Two texts with the same HTML are not a change
 * @throws {Refusal} if the fields cannot be written
 */
export const writeMarkdown = (
  text: string,
  fields: unknown,
  body: string,
  toHtml: (markdown: string) => string,
): string =>
  keepLineEnds(text, (source) => {
    const parts = splitMarkdown(source);
    // A new file, in the content's style.
    if (!parts) return `---\n${writeYaml('', fields)}---\n\n${body.trim()}\n`;
    const { open, front, close, body: before } = parts;
    return `${open}${writeYaml(front, fields)}${close}${writeProse(before, withOneLineEnd(body), toHtml)}`;
  });

const blocksOf = (text: string) => text.trim().split(/\n{2,}/);

/**
 * Whether a block is a paragraph whose lines may be broken again: no list, quotation, heading, code or hard line break.
 */
const isProse = (block: string) => !/^(?:[-*+>#|`~]|\d+[.)]|[ \t]|<)| {2}$|\\$/m.test(block);

/** The new text, with the old lines where their words have not changed. */
export function writeProse(
  before: string,
  after: string,
  toHtml: (markdown: string) => string,
): string {
  if (before.trim() === after.trim()) return before;
  const old = blocksOf(before);
  const wanted = blocksOf(after);
  const means = new Map([...old, ...wanted].map((block) => [block, toHtml(block)]));
  const isSame = (a = '', b = '') => means.get(a) === means.get(b);
  let top = 0;
  while (top < Math.min(old.length, wanted.length) && isSame(old[top], wanted[top])) top += 1;
  let foot = 0;
  const most = Math.min(old.length, wanted.length) - top;
  while (foot < most && isSame(old.at(-1 - foot), wanted.at(-1 - foot))) foot += 1;
  const changed = wanted.slice(top, wanted.length - foot);
  const replaced = old.slice(top, old.length - foot);
  const blocks = [
    ...old.slice(0, top),
    ...changed.map((block, index) => {
      const was = replaced.find((one) => isSame(one, block));
      if (was !== undefined) return was;
      const [near] = replaced.length === changed.length ? replaced.slice(index) : [];
      if (!isProse(block)) return block;
      const lines = near !== undefined && isProse(near) ? near.split('\n') : [];
      const line = block.split('\n').join(' ');
      const folded = refold(lines, line, WIDTH).join('\n');
      // A new line that begins with a number or a dash would become a list.
      return toHtml(folded).replaceAll('\n', ' ') === toHtml(line) ? folded : block;
    }),
    ...(foot > 0 ? old.slice(-foot) : []),
  ];
  const text = `${/^\s*/.exec(before)?.[0] ?? ''}${blocks.join('\n\n')}\n`;
  // The new line breaks must not change the HTML.
  const flat = (html: string) => html.replace(/\s+/g, ' ');
  return flat(toHtml(text)) === flat(toHtml(after)) ? text : `\n${after.trim()}\n`;
}
