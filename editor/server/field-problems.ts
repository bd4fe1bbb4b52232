/** Mistakes of the content's check, and the fields of the form to which they belong. */
import type { z } from 'zod';
import type { FieldPath } from '@website/site/content/find-fields.ts';
import { placeName, sentenceOf, type Mistake } from '@website/site/content/mistake.ts';
import { capital, labelIn, labelOf, oneOf } from '../configuration/form-fields.ts';
import { documentOfFile } from '../configuration/documents.ts';
import { shapeOf } from '../configuration/shape.ts';

export type Problem = {
  /** Path in `content/`. */
  file: string;
  /** The field in the words of the check: `members[2].email`. */
  field: string;
  /** The field's path in the data of its files. */
  path?: FieldPath;
  /** Whether a name is wrong, not a value. */
  isName?: boolean;
  text: string;
  /** The field in the words of the form: `Person 3, Email`. Empty for a whole file. */
  label: string;
};

/**
 * A mistake in the words of the form.
 * @param inContent makes the path of its file a path in `content/`
 */
export function readProblem(mistake: Mistake, inContent = (file: string) => file): Problem {
  const file = mistake.file === '' ? '' : inContent(mistake.file);
  const { place } = mistake;
  const path = place instanceof Array ? place : [];
  return {
    file,
    field: placeName(mistake),
    text: sentenceOf(mistake),
    label: labelAt(file, place),
    path,
    isName: mistake.code === 'name',
  };
}

/** The field in the words of the form. Empty for a whole file. */
export function labelAt(file: string, place: Mistake['place']): string {
  if (place === 'body') return 'Text';
  if (place === 'file name') return 'Name of the file';
  if (!(place instanceof Array)) return capital(placeName({ place }));
  if (place.length === 0) return '';
  const document = documentOfFile(file);
  return document ? labelInForm(document.schema, place) : placeName({ place });
}

/** The label of a field in the form, with the labels around it. */
export function labelInForm(schema: z.ZodType, parts: FieldPath): string {
  const labels: string[] = [];
  let shape = shapeOf(schema);
  let isEntry = false;
  for (const part of parts) {
    const outer = labels.at(-1);
    if (shape.type === 'group' && typeof part === 'string') {
      const field = shape.fields[part];
      const label = field ? labelIn(shapeOf(field), part, outer ?? '') : labelOf(part);
      if (label !== outer) labels.push(label);
      if (!field) break;
      shape = shapeOf(field);
      isEntry = false;
    } else if (shape.type === 'list' || shape.type === 'record') {
      const one = capital(oneOf(shape, shape.words.title ?? outer ?? 'Entries'));
      // The label of an entry replaces the label of its list.
      if (!isEntry) labels.pop();
      labels.push(`${one} ${typeof part === 'number' ? part + 1 : `«${String(part)}»`}`);
      shape = shapeOf(shape.entry);
      isEntry = true;
    } else break;
  }
  return labels.join(', ');
}
