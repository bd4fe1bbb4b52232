import { madeOf } from '../names/english-words.ts';

/** Replaces names in braces by their values; other braces stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const made = text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  // Outside of a bundle and in the first language there is nothing to note.
  return typeof LANGUAGE_PATH !== 'undefined' && LANGUAGE_PATH
    ? madeOf(text, Object.values(values), made)
    : made;
}
