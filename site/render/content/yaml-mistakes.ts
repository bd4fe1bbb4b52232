/** The mistakes of somebody who writes YAML by hand, in plain words. */
import { isAlias, isScalar, Scalar, visit, type Document, type ErrorCode, type Node } from 'yaml';

/** What is wrong at a line, what to do, and the line with a mark below the place. */
export type YamlMistake = { line: number; said: string; shown?: string; isLostText?: true };

const QUOTES = 'put quotation marks around the whole text';
const ALIAS = `a text that begins with * or & needs quotation marks around it`;
const REST = `${QUOTES}. Between single ones, write an apostrophe twice: 'It''s ready'`;
const BRACKETS = 'a list in brackets has a comma between its entries, and one closing bracket';

/** What is wrong and what to do, by the library's code. None of the library's own words are shown. */
const WORDS: Record<ErrorCode, string> = {
  ALIAS_PROPS: ALIAS,
  BAD_ALIAS: ALIAS,
  BAD_COLLECTION_TYPE: `a text that begins with ! needs quotation marks around it`,
  BAD_DIRECTIVE: 'a text that begins with % needs quotation marks around it',
  BAD_DQ_ESCAPE: 'write \\\\ for a \\ between quotation marks',
  BAD_INDENT: 'the number of spaces before this line does not fit the lines above it',
  BAD_PROP_ORDER: ALIAS,
  BAD_SCALAR_START: 'a text that begins with this character needs quotation marks around it',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it needs quotation marks around it',
  BLOCK_IN_FLOW: BRACKETS,
  DUPLICATE_KEY: 'this field is there already. Keep one of the two',
  IMPOSSIBLE: `this cannot be read; ${QUOTES}`,
  KEY_OVER_1024_CHARS: 'the colon after the name of a field is missing',
  MISSING_CHAR: 'a quotation mark, a bracket or a colon is missing here or in a line above',
  MULTILINE_IMPLICIT_KEY: 'the colon after the name of a field is missing',
  MULTIPLE_ANCHORS: ALIAS,
  MULTIPLE_DOCS: 'a line of --- may not stand here',
  MULTIPLE_TAGS: 'a text that begins with ! needs quotation marks around it',
  NON_STRING_KEY: 'the name of a field is a word',
  RESOURCE_EXHAUSTION: 'this is too deep: there are too many lists inside each other',
  TAB_AS_INDENT: 'this line begins with a tab. Use spaces',
  TAG_RESOLVE_FAILED: 'a text that begins with ! needs quotation marks around it',
  UNEXPECTED_TOKEN: `the text cannot go on here; ${REST}`,
};

/** Spaces that look like an ordinary one. YAML does not take them for one. */
const ODD_SPACE =
  /[\u00a0\u2000-\u200a\u202f\u205f\u3000] *:|:[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;
const ODD =
  'beside the colon stands a no-break space, which looks like a space: type an ordinary one';

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
const lineText = (source: string, line: number) => source.split('\n')[line - 1] ?? '';

/** Mistakes that the library finds. */
function errorsOf({ errors, warnings }: Document, source: string): YamlMistake[] {
  return [...errors, ...warnings].map(({ code, message, pos: [at] }) => {
    // The library's message, the place, and the line with a mark below the place.
    const [, ...shown] = message.trim().split('\n');
    const line = lineAt(source, at);
    const isOdd = [line, line - 1].some((near) => ODD_SPACE.test(lineText(source, near)));
    const mark = shown.filter((part) => part !== '').join('\n');
    return { line, said: isOdd ? ODD : WORDS[code], ...(mark === '' ? {} : { shown: mark }) };
  });
}

/** Texts that YAML would read in another way than people: none of the content needs these signs. */
function lossesOf(document: Document, source: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  // Without a space behind its colon, a field is only a text.
  const odd = isScalar(document.contents) ? ODD_SPACE.exec(source) : null;
  if (odd) found.push({ line: lineAt(source, odd.index), said: ODD });
  const add = (node: Node, said: string) =>
    found.push({ line: lineAt(source, node.range?.[0] ?? 0), said, isLostText: true });
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor) add(node, ALIAS);
      else if (node.tag) add(node, WORDS.TAG_RESOLVE_FAILED);
      if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return;
      const [rest = ''] = source.slice(node.range[1]).split('\n', 1);
      if (/^\s+#/.test(rest))
        add(node, `everything from # on is lost: ${QUOTES}. A note stands on a line of its own`);
    },
  });
  return found;
}

/** The data of a parsed text, or its mistakes. @param source the text */
export function dataOrMistakes(
  document: Document,
  source: string,
): { data: unknown } | { mistakes: YamlMistake[] } {
  const errors = errorsOf(document, source);
  const mistakes = errors.length > 0 ? errors : lossesOf(document, source);
  return mistakes.length > 0 ? { mistakes } : { data: document.toJS() as unknown };
}
