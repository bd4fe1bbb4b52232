/** Reads one content file against its schema. What is wrong is said as file, field and expectation. */
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** Content that does not fit its schema. The message lists every problem, a line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** `members[2].email`, as an editor would point at it. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number'
        ? `${name}[${part}]`
        : name
          ? `${name}.${String(part)}`
          : String(part),
    '',
  );
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `no such field${issue.keys.length > 1 ? 's' : ''}: ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined
        ? `missing; expected ${issue.expected}`
        : `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.join(', ')}`;
    default:
      return `expected ${issue.message}`;
  }
}

/**
 * YAML text to validated data.
 * @param file path shown in messages
 * @throws {ContentError} with file, line (for broken YAML) or field, and what was expected
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const document = parseDocument(text, { prettyErrors: true });
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map((error) => `${file}: ${error.message.trim()}`));
  }
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map(
      (issue) => `${file}: ${fieldName(issue.path) || 'the whole file'}: ${expectation(issue)}`,
    ),
  );
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Markdown with front matter to validated fields and the Markdown body.
 * @throws {ContentError} when the front matter is missing or wrong, or the body is empty
 */
export function parseMarkdown<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): { fields: z.output<Schema>; body: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    throw new ContentError([
      `${file}: front matter: missing; expected fields between two lines of ---`,
    ]);
  }
  const [, front = '', body = ''] = match;
  if (!body.trim())
    throw new ContentError([`${file}: body: missing; expected text below the front matter`]);
  // The line of the first --- counts, so that messages give the lines of the file.
  return { fields: parseYaml(file, `\n${front}`, schema), body };
}
