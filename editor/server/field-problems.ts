/** Mistakes of the content's check, and the fields of the form to which they belong. */
import type { z } from 'zod';
import { valueAt } from '@website/site/content/fields.ts';
import { capital, labelIn, labelOf, oneOf } from '../configuration/form-fields.ts';
import { documentOfFile } from '../configuration/documents.ts';
import { ENTRY_NAME, ENTRY_TEXT } from '../configuration/form.ts';
import { shapeOf } from '../configuration/shape.ts';

export type Problem = {
  /** Path in `content/`. */
  file: string;
  /** The field in the words of the check: `members[2].email`. */
  field: string;
  text: string;
  /** The field in the words of the form: `Person 3, Email`. Empty for a whole file. */
  label: string;
  /** The field's place in the schema, as in the configuration of the form, and its value. */
  at?: string;
  value?: unknown;
};

/**
 * Reads a line of the content's check: file, field, expectation.
 * @param inContent makes a path of the line a path in `content/`
 */
export function readProblem(line: string, inContent = (file: string) => file): Problem {
  const [, where = '', field = '', text = line] = /^([^:]+): ([^:]+): ([\s\S]*)$/.exec(line) ?? [];
  const file = where === '' ? '' : inContent(where);
  return { file, field, text: capital(text), label: labelAt(file, field) };
}

/** The parts of `members[2].email`. */
const partsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

/** The field in the words of the form. */
function labelAt(file: string, field: string): string {
  if (field === 'the whole file') return '';
  if (field === 'body') return 'Text';
  const document = documentOfFile(file);
  return document ? labelsOf(document.schema, partsOf(field), []).join(', ') : field;
}

/** @param outer the labels of the groups around the field @param isEntry whether the last of them is an entry of a list */
function labelsOf(
  schema: z.ZodType,
  [part, ...rest]: readonly (string | number)[],
  outer: readonly string[],
  isEntry = false,
): readonly string[] {
  const shape = shapeOf(schema);
  if (part === undefined) return outer;
  if (shape.type === 'group' && typeof part === 'string') {
    const field = shape.fields[part];
    if (!field) return [...outer, labelOf(part)];
    const group = outer.at(-1) ?? '';
    const label = labelIn(shapeOf(field), part, group);
    return labelsOf(field, rest, label === group ? outer : [...outer, label]);
  }
  if (shape.type !== 'list' && shape.type !== 'record') return outer;
  const one = capital(oneOf(shape, shape.words.title ?? outer.at(-1) ?? 'Entries'));
  const which = typeof part === 'number' ? String(part + 1) : `«${part}»`;
  return labelsOf(
    shape.entry,
    rest,
    [...(isEntry ? outer : outer.slice(0, -1)), `${one} ${which}`],
    true,
  );
}

/** The place in the schema: `members[].email`. */
function placeOf(
  schema: z.ZodType,
  [part, ...rest]: readonly (string | number)[],
  at: string,
): string {
  const shape = shapeOf(schema);
  if (shape.type === 'group' && typeof part === 'string') {
    const field = shape.fields[part];
    const place = at === '' ? part : `${at}.${part}`;
    return field ? placeOf(field, rest, place) : place;
  }
  if (shape.type === 'record' && part !== undefined) {
    const inner = shapeOf(shape.entry).type === 'group' ? `${at}[]` : `${at}[].${ENTRY_TEXT}`;
    return placeOf(shape.entry, rest, inner);
  }
  if (shape.type === 'list' && part !== undefined) return placeOf(shape.entry, rest, `${at}[]`);
  return at;
}

/** Adds the place of the field in the form to a problem. @param data of the document's files */
export function placed(problem: Problem, schema: z.ZodType, data: unknown): Problem {
  if (problem.field === 'body')
    // A form has no front matter.
    return { ...problem, text: problem.text.replace(' below the front matter', ''), at: 'body' };
  const parts = problem.field === 'the whole file' ? [] : partsOf(problem.field);
  const shape = shapeOf(schema);
  // The name of an entry is wrong, not its value.
  const isName =
    shape.type === 'record' && parts.length === 1 && problem.text.includes('joined by hyphens');
  const at = isName ? `[].${ENTRY_NAME}` : placeOf(schema, parts, '');
  return { ...problem, at, value: isName ? parts[0] : valueAt(data, parts) };
}
