/** Puts the changes of two people, or of two windows, together field by field. */
import type { Field } from '../configuration/form-fields.ts';
import { inside, isGroup, type Form } from './places.ts';

/** A field that both have changed. The form has mine until one of them is chosen. */
export type Conflict = { place: string; theirs: unknown };

type Merged = { form: Form; conflicts: Conflict[] };

/** The field of a form with the name of an entry (`configuration/form.ts`). */
const NAME = 'entryName';

/** Whether two values say the same. A field that is not there says as much as an empty one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isGroup(one) && isGroup(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSame(one[name], other[name]),
    );
  return (one ?? '') === (other ?? '');
}

/**
 * @param fields of the form
 * @param base the form from which both began
 * @param theirs the form as the other one has left it
 * @param mine the form as it is here
 */
export function merge(fields: readonly Field[], base: Form, theirs: Form, mine: Form): Merged {
  const conflicts: Conflict[] = [];

  function group(inner: readonly Field[], [b, t, m]: unknown[], place: string): Form {
    const [before, other, own] = [b, t, m].map((value) => (isGroup(value) ? value : {}));
    const names = new Set([
      ...inner.map(({ name }) => name),
      ...Object.keys(own ?? {}),
      ...Object.keys(other ?? {}),
    ]);
    return Object.fromEntries(
      [...names]
        .map((name) => {
          const field = inner.find((one) => one.name === name);
          const values = [before?.[name], other?.[name], own?.[name]];
          return [name, value(field, values, inside(place, name))] as const;
        })
        .filter(([, found]) => found !== undefined),
    );
  }

  function value(field: Field | undefined, values: unknown[], place: string): unknown {
    const [b, t, m] = values;
    if (isSame(m, t) || isSame(b, t)) return m;
    if (isSame(b, m)) return t;
    if (field?.kind === 'group') return group(field.fields ?? [], values, place);
    const lists = values.map((list) => (Array.isArray(list) ? (list as unknown[]) : []));
    const list = field?.kind === 'list' ? entries(field, lists, place) : undefined;
    if (list) return list;
    conflicts.push({ place, theirs: t });
    return m;
  }

  /** A list of which both have changed entries; `undefined` if it cannot be seen which entries belong together. */
  function entries(
    field: Field,
    [before = [], theirList = [], mineList = []]: unknown[][],
    place: string,
  ): unknown[] | undefined {
    const entry = (values: unknown[], index: number) =>
      field.entry
        ? value(field.entry, values, inside(place, index))
        : group(field.fields ?? [], values, inside(place, index));
    const isNamed = field.fields?.some(({ name }) => name === NAME) === true;
    const hasNames = before.every((item) => isGroup(item) && Boolean(item[NAME]));
    if (!isNamed || !hasNames) {
      if (before.length !== theirList.length || before.length !== mineList.length) return undefined;
      return mineList.map((item, index) => entry([before[index], theirList[index], item], index));
    }
    const keyed = (list: unknown[], whose: string) =>
      new Map(
        list.map((item, index) => {
          const name = isGroup(item) ? item[NAME] : undefined;
          return [typeof name === 'string' && name !== '' ? name : `${whose} ${index}`, item];
        }),
      );
    const [old, other, own] = [
      keyed(before, 'old'),
      keyed(theirList, 'new'),
      keyed(mineList, 'my'),
    ];
    const order = (list: Map<string, unknown>) => [...list.keys()].filter((key) => old.has(key));
    const hasMoved = !isSame(
      order(own),
      [...old.keys()].filter((key) => own.has(key)),
    );
    const [first, second] = hasMoved ? [own, other] : [other, own];
    const keys = [...first.keys()];
    // A new entry stands after the one that it follows in its own list.
    [...second.keys()].forEach((key, index, all) => {
      if (keys.includes(key)) return;
      const after = keys.indexOf(all[index - 1] ?? '');
      keys.splice(index === 0 ? 0 : after === -1 ? keys.length : after + 1, 0, key);
    });
    /** What one has removed goes, unless the other one has changed it. */
    const stays = (key: string) =>
      !old.has(key) ||
      (other.has(key) && own.has(key)) ||
      !isSame(old.get(key), other.get(key) ?? own.get(key));
    return keys.filter(stays).map((key, index) => {
      if (!own.has(key)) return other.get(key);
      if (!other.has(key)) return own.get(key);
      return entry([old.get(key), other.get(key), own.get(key)], index);
    });
  }

  return { form: group(fields, [base, theirs, mine], ''), conflicts };
}
