/** Reads from a schema what the editor needs: its fields, their types, and their help texts. */
import type { z } from 'zod';
import type { FieldMeta } from '@website/site/content/field-kinds.ts';
import type { FieldPath } from '@website/site/content/find-fields.ts';

export type Shape = {
  words: FieldMeta;
  isOptional: boolean;
  hints: string[];
  fallback?: unknown;
  /** The length of a text in characters. */
  least?: number | undefined;
  most?: number | undefined;
} & (
  | { type: 'group'; fields: Record<string, z.ZodType> }
  /** Named entries. */
  | { type: 'record'; entry: z.ZodType }
  | { type: 'list'; entry: z.ZodType; length?: number }
  | { type: 'choice'; choices: string[] }
  | { type: 'number' | 'day' | 'text' | 'tick' }
);

/** The used parts of zod's definitions. */
type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  valueType?: z.ZodType;
  element?: z.ZodType;
  items?: z.ZodType[];
  entries?: Record<string, string>;
  defaultValue?: unknown;
  format?: string;
  checks?: { _zod: { def: Check } }[];
};

type Check = { check: string; minimum?: number; maximum?: number; error?: unknown };

const definition = (schema: z.ZodType) => schema.def as unknown as Definition;

/** Hints that are obvious. */
const OBVIOUS = ['some text', 'plain text without < or >', 'one line of text without a line break'];

/** The expectations of a schema's checks, in the words of their messages. */
function hintsOf(schema: z.ZodType): string[] {
  return (definition(schema).checks ?? []).flatMap(({ _zod: { def } }) => {
    const message: unknown =
      typeof def.error === 'function' ? (def.error as (issue: object) => unknown)({}) : undefined;
    return typeof message === 'string' &&
      !OBVIOUS.includes(message) &&
      !message.startsWith('only these names')
      ? [message]
      : [];
  });
}

/** The limits of a text's length. One character at least is no limit: the field is needed then. */
function lengthsOf(schema: z.ZodType): Pick<Shape, 'least' | 'most'> {
  const checks = (definition(schema).checks ?? []).map(({ _zod: { def } }) => def);
  const least = checks.find(({ check, minimum = 0 }) => check === 'min_length' && minimum > 1);
  const most = checks.find(({ check }) => check === 'max_length');
  return { ...(least && { least: least.minimum }), ...(most && { most: most.maximum }) };
}

/** The shape of a schema, without wrappers such as `optional`. */
export function shapeOf(schema: z.ZodType, outer: Partial<Shape> = {}): Shape {
  const def = definition(schema);
  const base = {
    words: { ...(schema.meta() as FieldMeta | undefined), ...outer.words },
    isOptional: outer.isOptional ?? false,
    hints: [...(outer.hints ?? []), ...hintsOf(schema)],
    fallback: outer.fallback,
    least: outer.least,
    most: outer.most,
    ...lengthsOf(schema),
  };
  // Pictures, heroes, logos and fonts are given by name.
  if (base.words.kind && base.words.kind !== 'fact') return { ...base, type: 'text' };
  if (def.innerType)
    return shapeOf(def.innerType, {
      ...base,
      isOptional: true,
      fallback: def.defaultValue,
    });
  if (def.in) return shapeOf(def.in, base);
  if (def.shape) return { ...base, type: 'group', fields: def.shape };
  if (def.valueType) return { ...base, type: 'record', entry: def.valueType };
  const [entry] = def.items ?? [];
  if (entry) return { ...base, type: 'list', entry, length: def.items?.length };
  if (def.element) return { ...base, type: 'list', entry: def.element };
  if (def.entries) return { ...base, type: 'choice', choices: Object.values(def.entries) };
  if (def.type === 'boolean') return { ...base, type: 'tick' };
  if (def.type === 'number') return { ...base, type: 'number' };
  return { ...base, type: def.format === 'date' ? 'day' : 'text' };
}

/** The shape of a field of a schema; `undefined` if there is no such field. */
export function shapeAt(schema: z.ZodType, [part, ...others]: FieldPath): Shape | undefined {
  const shape = shapeOf(schema);
  if (part === undefined) return shape;
  const isMany = shape.type === 'list' || shape.type === 'record';
  const inner =
    shape.type === 'group' ? shape.fields[String(part)] : isMany ? shape.entry : undefined;
  return inner && shapeAt(inner, others);
}
