/** Writes single values as YAML, in the style of the content's files. */
import { parseDocument, Scalar } from 'yaml';
import { refold, WIDTH, wrap } from './fold.ts';

/** Whether YAML reads this text without quotation marks as the same string. */
function isPlain(text: string): boolean {
  if (text === '' || /[\n\r\t]/.test(text)) return false;
  const document = parseDocument(`- ${text}\n- k: ${text}`, { logLevel: 'silent' });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  return JSON.stringify(document.toJS()) === JSON.stringify([text, { k: text }]);
}

/** Characters that YAML allows only in double quotation marks: line breaks and control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A text in quotation marks. */
export const quoted = (text: string) =>
  CONTROL.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;

/** The sign for the end of a block text: `-` without a last line break, nothing with one. */
const chomping = (text: string) => (text.endsWith('\n') ? '' : '-');

/** Whether a block text with `|` can hold a text: no line of spaces, and no line break or space at its start. */
const fitsLiteral = (text: string) =>
  !/^\n|\n\n$|^[ \t]|[ \t](\n|$)/.test(text) && !CONTROL.test(text.replaceAll('\n', ''));

/** The same for a block text with `>`, in which no line may begin with a space. */
const fitsFolded = (text: string) => fitsLiteral(text) && !/\n[ \t]/.test(text);

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`)).join('\n');

/**
 * Writes a new value.
 * @param indent of the lines below its name
 * @param column of its beginning
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

/** A folded text, paragraph by paragraph. An unchanged paragraph keeps its lines. */
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
 * Writes a changed value, in its old style if this can hold the new value.
 * @param indent of the lines below its name
 * @param column of its beginning
 */
export function changedText(
  source: string,
  node: Scalar,
  value: unknown,
  indent: number,
  column: number,
): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const isFolded = node.type === Scalar.BLOCK_FOLDED;
  if (isFolded || node.type === Scalar.BLOCK_LITERAL) {
    if (value === '' || !(isFolded ? fitsFolded : fitsLiteral)(value)) return quoted(value);
    const { indent: own, lines } = blockLines(source, node);
    const text = value.replace(/\n$/, '');
    const written = isFolded ? refoldBlock(lines, text, WIDTH - own) : text.split('\n');
    const [, comment = ''] = /^[^\n]*?(\s#[^\n]*)\n/.exec(source.slice(node.range?.[0])) ?? [];
    return `${isFolded ? '>' : '|'}${chomping(value)}${comment}\n${indented(written, own)}`;
  }
  if (value.includes('\n')) return scalarText(value, indent, column);
  if (node.type === Scalar.QUOTE_SINGLE) return quoted(value);
  if (node.type === Scalar.QUOTE_DOUBLE) return JSON.stringify(value);
  // A text of one line stays on one line.
  return scalarText(value, indent, Number.NEGATIVE_INFINITY);
}
