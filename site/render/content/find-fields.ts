/** Finds the fields of content by its schema. */
import type { z } from 'zod';
import type { FactKind, FieldMeta } from './field-kinds.ts';
import { isGroup } from './is-group.ts';

export { isGroup };

export type FieldPath = readonly PropertyKey[];
/** The kind of a field; `undefined` if the schema has no such field. */
export type FieldKind = FactKind | 'word' | undefined;

/** The parts of zod's definitions that lead from a schema to the schemas inside it. */
type Definition = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  valueType?: z.ZodType;
  element?: z.ZodType;
};

const metaOf = (schema: z.ZodType) => (schema.meta() ?? {}) as FieldMeta;
const factKind = (schema: z.ZodType) => metaOf(schema).kind;

/** The schema inside wrappers such as `optional` and `transform`. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = schema.def as Definition;
  const inner = innerType ?? input;
  return inner && !factKind(schema) ? bare(inner) : schema;
}

/** The schema of a field, or `undefined` if the schema has no such field. */
function fieldOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const { shape, valueType, element } = bare(schema).def as Definition;
  return shape?.[String(key)] ?? valueType ?? (typeof key === 'number' ? element : undefined);
}

/** The kind of the field at a path. */
export function kindAt(schema: z.ZodType, path: FieldPath): FieldKind {
  const kind = factKind(bare(schema));
  const [key, ...rest] = path;
  if (kind || key === undefined) return kind ?? 'word';
  const field = fieldOf(schema, key);
  return field && kindAt(field, rest);
}

/** The value at a path of raw data; `undefined` if there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (group, key) => (group as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** Merges facts and words, field by field, in the order of the facts; where both exist, the words win. */
export function join(facts: unknown, words: unknown): unknown {
  if (words === undefined) return facts;
  if (!isGroup(facts) || !isGroup(words)) return words;
  const keys = new Set([...Object.keys(facts), ...Object.keys(words)]);
  return Object.fromEntries([...keys].map((key) => [key, join(facts[key], words[key])]));
}

/**
 * Returns the content with each of its fields replaced.
 * @param replace is called with a field's value, kind, path, and what its schema says about it. If it returns `undefined`, the field is left out.
 */
export function mapFields(
  schema: z.ZodType | undefined,
  value: unknown,
  replace: (value: unknown, kind: FieldKind, path: FieldPath, meta: FieldMeta) => unknown,
  path: FieldPath = [],
): unknown {
  const kind = schema && factKind(bare(schema));
  const child = (key: string | number, item: unknown) =>
    mapFields(schema && fieldOf(schema, key), item, replace, [...path, key]);
  if (!kind && isGroup(value))
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, item]) => [key, child(key, item)] as const)
        .filter(([, item]) => item !== undefined),
    );
  if (!kind && Array.isArray(value))
    return value.map((item, index) => child(index, item)).filter((item) => item !== undefined);
  return replace(value, kind ?? (schema && 'word'), path, schema ? metaOf(bare(schema)) : {});
}
