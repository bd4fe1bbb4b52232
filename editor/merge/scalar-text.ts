/** Writes single values as YAML, in the style in which the content's files are written. */
import { parseDocument, Scalar } from 'yaml';
import { refold, WIDTH, wrap } from './fold.ts';

/** Whether YAML reads this text, without quotes, as the string itself. */
function isPlain(text: string): boolean {
  if (text === '' || /[\n\r\t]/.test(text)) return false;
  const document = parseDocument(`- ${text}\n- k: ${text}`, { logLevel: 'silent' });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  return JSON.stringify(document.toJS()) === JSON.stringify([text, { k: text }]);
}

/** Signs that exist in double quotation marks only: line breaks and control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** In quotation marks. */
export const quoted = (text: string) =>
  CONTROL.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;

/** How a block text ends: `-` without, nothing with one line break. */
const chomping = (text: string) => (text.endsWith('\n') ? '' : '-');

/** Whether a text that begins with `|` can hold it: no line of spaces, and neither break nor space at its start. */
const fitsLiteral = (text: string) =>
  !/^\n|\n\n$|^[ \t]|[ \t](\n|$)/.test(text) && !CONTROL.test(text.replaceAll('\n', ''));

/** The same of a text that begins with `>`: there no line may begin with a space either. */
const fitsFolded = (text: string) => fitsLiteral(text) && !/\n[ \t]/.test(text);

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`)).join('\n');

/**
 * A new value.
 * @param indent of the lines below its name
 * @param column where it begins in its line
 */
export function scalarText(value: unknown, indent: number, column: number): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value.includes('\n') && fitsLiteral(value))
    return `|${chomping(value)}\n${indented(value.replace(/\n$/, '').split('\n'), indent)}`;
  if (column + value.length > WIDTH && fitsFolded(value))
    return `>-\n${indented(wrap(value, WIDTH - indent), indent)}`;
  return isPlain(value) ? value : quoted(value);
}

/** The lines of a block text in its file, without their indent. */
function blockLines(source: string, { range }: Scalar): { indent: number; lines: string[] } {
  const [start, end] = range ?? [0, 0];
  const [, ...lines] = source.slice(start, end).trimEnd().split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  return { indent, lines: lines.map((line) => line.slice(indent).trimEnd()) };
}

/** A folded text, paragraph by paragraph; one that has not changed keeps its lines. */
function refoldBlock(lines: readonly string[], text: string, width: number): string[] {
  const paragraphs = lines
    .join('\n')
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n'));
  return text
    .split('\n')
    .flatMap((paragraph, index) => [
      ...(index > 0 ? [''] : []),
      ...refold(paragraphs[index] ?? [], paragraph, width),
    ]);
}

/**
 * The text of a value that was there before, in its own style where that can hold the new value.
 * @param indent of the lines below its name
 * @param column where it begins in its line
 */
export function changedText(
  source: string,
  node: Scalar,
  value: unknown,
  indent: number,
  column: number,
): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const isLine = !value.includes('\n');
  switch (node.type) {
    case Scalar.BLOCK_FOLDED:
    case Scalar.BLOCK_LITERAL: {
      const isFolded = node.type === Scalar.BLOCK_FOLDED;
      if (value === '' || !(isFolded ? fitsFolded : fitsLiteral)(value)) return quoted(value);
      const { indent: own, lines } = blockLines(source, node);
      const text = value.replace(/\n$/, '');
      const written = isFolded ? refoldBlock(lines, text, WIDTH - own) : text.split('\n');
      const [, comment = ''] = /^[^\n]*?(\s#[^\n]*)\n/.exec(source.slice(node.range?.[0])) ?? [];
      return `${isFolded ? '>' : '|'}${chomping(value)}${comment}\n${indented(written, own)}`;
    }
    case Scalar.QUOTE_SINGLE:
      return isLine ? quoted(value) : scalarText(value, indent, column);
    case Scalar.QUOTE_DOUBLE:
      return isLine ? JSON.stringify(value) : scalarText(value, indent, column);
    default:
      // A line stays one line, whatever its length.
      return isLine
        ? scalarText(value, indent, Number.NEGATIVE_INFINITY)
        : scalarText(value, indent, column);
  }
}
