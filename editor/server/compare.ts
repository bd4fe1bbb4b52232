/** Compares two states of a content file, field by field, in the words of its form. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { isGroup, valueAt, type FieldPath } from '@website/site/content/find-fields.ts';
import { readMarkdown, readYaml } from '@website/site/content/parse.ts';
import { RECORD } from '@website/site/content/twins/record.ts';
import { readProse } from '@website/site/content/prose.ts';
import { documentOfFile } from '../configuration/documents.ts';
import { labelOf } from '../configuration/form-fields.ts';
import { shapeAt, type Shape } from '../configuration/shape.ts';
import { labelAt } from './field-problems.ts';

/**
 * A field that is different, in the words that visitors read. A field that was not there, or is not there any more, is
 * an empty text.
 */
export type Difference = { label: string; before: string; after: string };

const ONLY_LOOK = 'The words are the same. Only headings, bold words or lists are different.';

type Visit = (place: FieldPath, before: unknown, after: unknown) => void;

/** A single value in words. */
function shown(value: unknown, shape?: Shape): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  return shape?.type === 'choice' ? labelOf(value) : value;
}

/** What is different in a text in Markdown: its words, where its links lead, its pictures, or only its look. */
function inProse(label: string, before: string, after: string): Difference[] {
  const [old, fresh] = [readProse(before), readProse(after)];
  const found = [
    { label, before: old.blocks.join('\n\n'), after: fresh.blocks.join('\n\n') },
    { label: `${label}, links`, before: old.links.join('\n'), after: fresh.links.join('\n') },
    {
      label: `${label}, pictures`,
      before: old.pictures.map(({ name }) => name).join('\n'),
      after: fresh.pictures.map(({ name }) => name).join('\n'),
    },
  ].filter((one) => one.before !== one.after);
  return found.length > 0 ? found : [{ label, before: '', after: ONLY_LOOK }];
}

/** Compares lists: an entry that was put in or taken out does not make the others different. */
function visitLists(
  old: readonly unknown[],
  fresh: readonly unknown[],
  at: FieldPath,
  visit: Visit,
) {
  let [oldAt, freshAt] = [0, 0];
  let gone: unknown[] = [];
  const flush = (added: readonly unknown[]) => {
    // What was taken out and put in at one place was changed.
    for (let index = 0; index < Math.max(gone.length, added.length); index += 1) {
      const number = index < added.length ? freshAt + index : oldAt - gone.length + index;
      visitParts(gone[index], added[index], [...at, number], visit);
    }
    gone = [];
  };
  for (const { value, added, removed } of diffArrays([...old], [...fresh], {
    comparator: isDeepStrictEqual,
  })) {
    if (removed) {
      oldAt += value.length;
      gone = value;
      continue;
    }
    flush(added ? value : []);
    freshAt += value.length;
    if (!added) oldAt += value.length;
  }
  flush([]);
}

/** Calls `visit` for each single value that is different. */
function visitParts(before: unknown, after: unknown, at: FieldPath, visit: Visit): void {
  if (isDeepStrictEqual(before, after)) return;
  const some = after ?? before;
  const [old, fresh] = [before ?? undefined, after ?? undefined];
  if (isGroup(some) && [old, fresh].every((part) => part === undefined || isGroup(part))) {
    const groups = [old ?? {}, fresh ?? {}] as Record<string, unknown>[];
    for (const key of new Set(groups.flatMap((group) => Object.keys(group))))
      visitParts(groups[0]?.[key], groups[1]?.[key], [...at, key], visit);
  } else if (
    Array.isArray(some) &&
    [old, fresh].every((part) => part === undefined || Array.isArray(part))
  )
    visitLists((old ?? []) as unknown[], (fresh ?? []) as unknown[], at, visit);
  else visit(at, before, after);
}

/** The fields by which people know an entry. */
const TELLING = ['name', 'title', 'question', 'label'];

/** The label of a field. It has the titles of entries in place of their names in the file. */
function labelOfPlace(file: string, place: FieldPath, data: readonly unknown[]): string {
  // The text of an article stands beside its fields.
  let label = labelAt(file, place[0] === 'body' ? 'body' : place);
  for (const [index, key] of place.entries()) {
    const entry = data.map((one) => valueAt(one, place.slice(0, index + 1))).find(isGroup);
    const title = TELLING.map((field) => entry?.[field]).find((text) => typeof text === 'string');
    if (title) label = label.replace(`«${String(key)}»`, `«${title}»`);
  }
  return label;
}

/** The data of a file. @throws {ContentError} if it cannot be read */
function dataOf(file: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (!file.endsWith('.md')) return readYaml(file, text);
  const { fields, body } = readMarkdown(file, text);
  return { ...(fields as object), body: body.trim() };
}

/**
 * The differences between two states of a file. If one of them cannot be read, its whole text counts as one field.
 * @param file its path in `content/` @param before its text; `undefined` if there was no file
 */
export function differences(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  const found: Difference[] = [];
  const schema = documentOfFile(file)?.schema;
  const isEntry = file.endsWith('.md');
  try {
    const [old, fresh] = [dataOf(file, before), dataOf(file, after)];
    visitParts(old, fresh, [], (place, one, other) => {
      // Digests say nothing to people.
      if (path.posix.basename(file) === RECORD && place.at(-1) === 'of') return;
      const label = labelOfPlace(file, place, [fresh, old]);
      const shape = schema && shapeAt(schema, place);
      const [was, is] = [shown(one, shape), shown(other, shape)];
      const isProse = (isEntry && place[0] === 'body') || shape?.words.isMarkdown === true;
      found.push(...(isProse ? inProse(label, was, is) : [{ label, before: was, after: is }]));
    });
    return found;
  } catch {
    return [{ label: '', before: before ?? '', after: after ?? '' }];
  }
}
