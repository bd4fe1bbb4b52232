/** Mistakes of the content's check, and the fields of the form to which they belong. */
import type { z } from 'zod';
import { valueAt } from '@website/site/content/find-fields.ts';
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
export const partsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

/** The field in the words of the form: `Person 3, Email`. Empty for a whole file. @param field as in the check: `members[2].email` */
export function labelAt(file: string, field: string): string {
  if (field === 'the whole file') return '';
  if (field === 'body') return 'Text';
  const document = documentOfFile(file);
  return document ? inForm(document.schema, partsOf(field)).label : field;
}

/** The label of a field in the form, with the labels around it, and its place in the schema: `members[].email`. */
function inForm(schema: z.ZodType, parts: readonly (string | number)[]) {
  const labels: string[] = [];
  let at = '';
  let shape = shapeOf(schema);
  let isEntry = false;
  for (const part of parts) {
    const outer = labels.at(-1);
    if (shape.type === 'group' && typeof part === 'string') {
      const field = shape.fields[part];
      const label = field ? labelIn(shapeOf(field), part, outer ?? '') : labelOf(part);
      if (label !== outer) labels.push(label);
      at = at === '' ? part : `${at}.${part}`;
      if (!field) break;
      shape = shapeOf(field);
      isEntry = false;
    } else if (shape.type === 'list' || shape.type === 'record') {
      const one = capital(oneOf(shape, shape.words.title ?? outer ?? 'Entries'));
      // The label of an entry replaces the label of its list.
      if (!isEntry) labels.pop();
      labels.push(`${one} ${typeof part === 'number' ? part + 1 : `«${part}»`}`);
      const entry = shapeOf(shape.entry);
      at += shape.type === 'record' && entry.type !== 'group' ? `[].${ENTRY_TEXT}` : '[]';
      shape = entry;
      isEntry = true;
    } else break;
  }
  return { label: labels.join(', '), at };
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
  const at = isName ? `[].${ENTRY_NAME}` : inForm(schema, parts).at;
  return { ...problem, at, value: isName ? parts[0] : valueAt(data, parts) };
}
