/**
 * Compares a twin with its original. What could harm or mislead is a mistake: a number, a link, a name in braces, a part
 * that is missing. What only may be wrong is advice.
 */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Mistake } from '../mistake.ts';
import { hoursInDigits } from './hours-of-languages.ts';
import type { Part } from './parts.ts';

type Found = Pick<Mistake, 'place' | 'code' | 'there' | 'expected'>;
export type Comparison = { mistakes: Found[]; advice: string[] };

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Digits that belong to a number: `1,500` is one number, `24-48` are two; fractions count. */
const NUMBER = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[½¼¾⅓⅔]/g;

const numbersIn = (text: string): string[] =>
  (
    withoutAddresses(text)
      .replace(/(\d):00(?!\d)/g, '$1')
      .match(NUMBER) ?? []
  ).map((number) => String(/\d/.test(number) ? Number(number.replaceAll(',', '')) : number));

/** Links, and addresses that stand in the text itself. Their digits are compared as parts of them. */
const ADDRESS = /\]\(\s*<?([^)>\s]+)>?[^)]*\)|\]:\s*(\S+)|<((?:https?|mailto|tel):[^>]+)>/g;
const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(ADDRESS), ([, inline, below, bare]) => inline ?? below ?? bare ?? '');
export const withoutAddresses = (text: string) => text.replace(ADDRESS, ']');

const namesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** What of `wanted` is not in `found`, counting each as often as it stands there. */
function lacking(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found];
  return wanted.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Numbers that the original says in words, and that a twin may write in digits. */
function numbersInWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => {
    const number = NUMBER_WORDS.indexOf(word);
    return number >= 0 ? [String(number)] : [];
  });
}

/** Numbers before «hours», also «12 to 18 hours» and «two hours». */
const HOURS = /(\d+|[a-z]+)(?:\s*(?:–|-|to|or)\s*(\d+|[a-z]+))?[\s-]hours?\b/gi;
const lengthsIn = (text: string): string[] =>
  Array.from(text.matchAll(HOURS), ([, from = '', to = '']) => [from, to])
    .flat()
    .flatMap((number) => (/\d/.test(number) ? number : numbersInWords(number)));

const list = (texts: readonly string[]) => texts.join(', ');

/** What a twin's text must keep of the original: numbers, links, names in braces. */
function losses(original: string, twin: string, language: string): Omit<Found, 'place'>[] {
  const found: Omit<Found, 'place'>[] = [];
  const compare = (
    what: string,
    [wanted, there]: readonly [readonly string[], readonly string[]],
    allowed: readonly string[] = [],
  ) => {
    const lost = lacking(wanted, there);
    const added = lacking(lacking(there, wanted), allowed);
    if (lost.length > 0 || added.length > 0)
      found.push({
        code: 'parity',
        expected: `the same ${what} as in English: ${list(wanted) || 'none'}`,
        there: `there ${there.length > 0 ? `are ${list(there)}` : 'are none'}`,
      });
  };
  const numbers = numbersIn(original);
  const lengths = lengthsIn(original);
  const inDigits = hoursInDigits(language, twin, { lengths, others: lacking(numbers, lengths) });
  compare('numbers', [numbers, numbersIn(inDigits)], numbersInWords(original));
  compare('links', [linksIn(original), linksIn(twin)]);
  // A name of a fact may be said more than once.
  const names = [namesIn(original), namesIn(twin)].map((each) => [...new Set(each)]);
  compare('names in braces', [names[0] ?? [], names[1] ?? []]);
  return found;
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** The shape of a Markdown text, such as `heading 2, paragraph, list of 3`. */
export const shapeOf = (markdown: string): string =>
  parser
    .parse(markdown)
    .children.map((node: RootContent) => {
      if (node.type === 'heading') return `heading ${node.depth}`;
      if (node.type === 'list') return `list of ${node.children.length}`;
      if (node.type === 'table')
        return `table of ${node.children.length} × ${node.children[0]?.children.length ?? 0}`;
      return node.type;
    })
    .join(', ');

/** Whether a text was copied and not translated. One or two words, and names, may be the same in both languages. */
export const isCopied = (original: string, twin: string) =>
  original.trim() === twin.trim() && (original.match(/(?<![{\p{L}])\p{Ll}{2,}/gu) ?? []).length > 2;

const FEW = 3;
/** The first names of a list, and how many others there are. */
const few = (names: readonly string[]) =>
  names.slice(0, FEW).join(', ') + (names.length > FEW ? ` and ${names.length - FEW} more` : '');

const isBody = ({ place }: Part) => place[0] === 'body';
/** The paragraphs of a body as one part, for bodies with another number of paragraphs. */
function asOne(parts: readonly Part[]): Part[] {
  const body = parts.filter(isBody);
  const text = body.map((part) => part.text).join('\n\n');
  const others = parts.filter((part) => !isBody(part));
  return body.length === 0
    ? others
    : [...others, { place: ['body'], name: 'body', text, isMarkdown: true }];
}

/**
 * Compares a twin with its original.
 * @param language code of the twin's language
 * @param isCollection whether the names at the top are entries, of which the original has the list
 */
export function compareParts(
  original: readonly Part[],
  twin: readonly Part[],
  { language, isCollection }: { language: string; isCollection: boolean },
): Comparison {
  const mistakes: Found[] = [];
  const advice: string[] = [];
  const isSameBody = original.filter(isBody).length === twin.filter(isBody).length;
  const [wanted, there] = isSameBody ? [original, twin] : [asOne(original), asOne(twin)];
  const byName = new Map(there.map((part) => [part.name, part]));
  const copied: string[] = [];
  for (const part of wanted) {
    const own = byName.get(part.name);
    if (!own) {
      mistakes.push({ place: part.place, code: 'missing', expected: 'its translation' });
      continue;
    }
    const said = losses(part.text, own.text, language);
    mistakes.push(...said.map((loss) => ({ place: part.place, ...loss })));
    if (isCopied(part.text, own.text)) copied.push(part.name);
    const [shape, ownShape] = part.isMarkdown ? [shapeOf(part.text), shapeOf(own.text)] : [];
    if (shape !== ownShape)
      advice.push(`${part.name}: English has ${shape}; this has ${ownShape ?? ''}`);
  }
  const entries = new Set(original.map(({ place }) => place[0]));
  const added = twin.map(({ place }) => place[0]).filter((entry) => !entries.has(entry));
  if (isCollection)
    for (const entry of new Set(added))
      mistakes.push({
        place: [entry ?? ''],
        code: 'unknown field',
        there: 'English has no such entry',
      });
  if (copied.length > 0) advice.push(`still in English: ${few(copied)}`);
  return { mistakes, advice };
}
