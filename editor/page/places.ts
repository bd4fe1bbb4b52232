/** Places in a form: names of fields and numbers of entries, joined by dots: `entries.2.email`. */
import type { Field } from '../configuration/form-fields.ts';

export type Form = Record<string, unknown>;

/** Whether a value is a group of named fields. */
export const isGroup = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (place: string) => (place === '' ? [] : place.split('.'));

/** The place of a part of what is at a place. */
export const inside = (place: string, part: string | number) =>
  place === '' ? String(part) : `${place}.${part}`;

/** The value at a place; `undefined` if there is none. */
export const valueAt = (form: unknown, place: string): unknown =>
  partsOf(place).reduce<unknown>((value, part) => (value as Form | null | undefined)?.[part], form);

/** The form with another value at a place. All that is not on the way to it stays the same object. */
export function withValue(form: Form, place: string, value: unknown): Form {
  const put = (at: unknown, [part, ...others]: string[]): unknown => {
    if (part === undefined) return value;
    if (Array.isArray(at))
      return at.map((item: unknown, index) => (String(index) === part ? put(item, others) : item));
    const group = isGroup(at) ? at : {};
    return { ...group, [part]: put(group[part], others) };
  };
  return put(form, partsOf(place)) as Form;
}

/** A text of a form, with the labels that lead to it. */
export type Leaf = { place: string; labels: string[]; text: string; kind: Field['kind'] };

/** All texts of a form, in its order. */
export function leavesOf(fields: readonly Field[], form: unknown, place = ''): Leaf[] {
  const leaf = ({ kind }: Field, at: string, labels: string[], text: unknown): Leaf[] =>
    typeof text === 'string' && text !== '' ? [{ place: at, labels, text, kind }] : [];
  const under = (label: string, leaves: Leaf[]) =>
    leaves.map((one) => ({ ...one, labels: [label, ...one.labels] }));
  return fields.flatMap((field): Leaf[] => {
    const value = isGroup(form) ? form[field.name] : undefined;
    const at = inside(place, field.name);
    if (field.kind === 'group') return under(field.label, leavesOf(field.fields ?? [], value, at));
    if (field.kind === 'table') {
      const { columns = [], rows = [] } = (value ?? {}) as Partial<Table>;
      const cells = (list: readonly unknown[], within: string) =>
        list.flatMap((text, index) => leaf(field, inside(within, index), [field.label], text));
      return [
        ...cells(columns, inside(at, 'columns')),
        ...rows.flatMap((row, index) => cells(row, inside(inside(at, 'rows'), index))),
      ];
    }
    if (field.kind !== 'list') return leaf(field, at, [field.label], value);
    return (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
      const entry = inside(at, index);
      const label = `${field.label} ${index + 1}`;
      return field.entry
        ? leaf(field.entry, entry, [label], item)
        : under(label, leavesOf(field.fields ?? [], item, entry));
    });
  });
}

/** Fields that are named at most. */
const NAMED = 4;

/** The fields with other words in another state of a form, in one phrase: `Title, Phone and 2 more`. */
export function changedFields(fields: readonly Field[], before: unknown, after: unknown): string {
  const isOther = (form: unknown) => (leaf: Leaf) => valueAt(form, leaf.place) !== leaf.text;
  const leaves = [
    ...leavesOf(fields, after).filter(isOther(before)),
    ...leavesOf(fields, before).filter(isOther(after)),
  ];
  const names = [...new Set(leaves.map(({ labels }) => labels.join(', ')))];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return names.slice(0, NAMED).join('; ') + more;
}

/** The value of a table field. */
export type Table = { columns: string[]; rows: string[][] };

/** Whether nothing is written in a form. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isBlank));
