/** A draft that is older than the form: what the form does not have any more is taken out, and shown. */
import type { Field } from '../configuration/form-fields.ts';
import { inside, isBlank, isGroup, type Form } from './places.ts';

/** Words that have no field any more. */
export type Left = { place: string; text: string };

/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : isBlank(value)
      ? []
      : [String(value)];

/**
 * The part of a draft that fits the fields, and the words that do not. `null`, which some programs write for an empty
 * field, is empty.
 */
export function fitted(fields: readonly Field[], draft: Form): { form: Form; left: Left[] } {
  const left: Left[] = [];
  /** @returns no value */
  const leave = (place: string, value: unknown): unknown => {
    const text = textsIn(value).join('\n');
    if (text !== '') left.push({ place, text });
    return undefined;
  };

  function group(inner: readonly Field[], value: Form, place: string): Form {
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, part]) => {
          const field = inner.find((one) => one.name === name);
          const at = inside(place, name);
          return [name, field ? fit(field, part, at) : leave(at, part)] as const;
        })
        .filter(([, part]) => part !== undefined),
    );
  }

  function fit(field: Field, value: unknown, place: string): unknown {
    if (value === null || value === undefined) return undefined;
    switch (field.kind) {
      case 'group':
        return isGroup(value) ? group(field.fields ?? [], value, place) : leave(place, value);
      case 'table':
        return isGroup(value) && Array.isArray(value['columns']) && Array.isArray(value['rows'])
          ? value
          : leave(place, value);
      case 'list':
        if (!Array.isArray(value)) return leave(place, value);
        return value.flatMap((item: unknown, index) => {
          const at = inside(place, index);
          const { entry, fields: inner = [] } = field;
          if (entry) return fit(entry, item, at) ?? [];
          return isGroup(item) ? [group(inner, item, at)] : (leave(at, item) ?? []);
        });
      case 'tick':
        return typeof value === 'boolean' ? value : leave(place, value);
      default:
        return typeof value === 'string' ? value : leave(place, value);
    }
  }

  return { form: group(fields, draft, ''), left };
}
