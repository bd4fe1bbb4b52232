/** The mistakes of somebody who writes YAML by hand, in plain words. */
import type { Document, YAMLError } from 'yaml';

/** YAML reads such a text as a reference to another one. */
const BAD_ALIAS = 'a text that begins with * or & needs quotation marks around it';

/** What is wrong and what to do, by the library's code. For all other codes its own message is shown. */
const WORDS: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS,
  BAD_DQ_ESCAPE: 'write \\\\ for a \\ between quotation marks',
  BAD_INDENT: 'the number of spaces before this line does not fit the lines above it',
  BAD_SCALAR_START: 'a text that begins with this character needs quotation marks around it',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it needs quotation marks around it',
  DUPLICATE_KEY: 'this field is there already. Keep one of the two',
  MISSING_CHAR: 'a quotation mark, a bracket or a colon is missing here or in a line above',
  MULTILINE_IMPLICIT_KEY: 'the colon after the name of a field is missing',
  MULTIPLE_DOCS: 'a line of --- may not stand here',
  TAB_AS_INDENT: 'this line begins with a tab. Use spaces',
};

/** The mistakes of a parsed text: the line, what is wrong there, and the line itself with a mark. */
function mistakesOf({ errors }: Document): string[] {
  return errors.map(({ code, message, linePos }) => {
    // The library's message, the place, and the line with a mark below the place.
    const [own = '', ...shown] = message.trim().split('\n');
    const said = WORDS[code] ?? own.replace(/ at line \d+, column \d+:?$/, '');
    return [`line ${linePos?.[0].line ?? '?'}: ${said}`, ...shown].join('\n');
  });
}

/** The data of a parsed text, or its mistakes. */
export function dataOrMistakes(document: Document): { data: unknown } | { mistakes: string[] } {
  const mistakes = mistakesOf(document);
  if (mistakes.length > 0) return { mistakes };
  try {
    return { data: document.toJS() };
  } catch (error) {
    // The library notices a reference to nothing only when it makes the data.
    if (error instanceof ReferenceError)
      return { mistakes: [`the whole file: ${BAD_ALIAS} (${error.message})`] };
    throw error;
  }
}
