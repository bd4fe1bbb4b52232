/** The keys of a list's entries, by which an entry is known again when it moves or changes. */
type Keyed = { items: readonly unknown[]; keys: readonly number[] };

/** @param before the entries as they were, with their keys */
export function keysFor(items: readonly unknown[], before: Keyed): readonly number[] {
  if (items === before.items) return before.keys;
  const free = new Set(before.keys);
  const take = (key: number | undefined) =>
    key !== undefined && free.delete(key) ? key : undefined;
  const moved = items.map((item, index) => {
    // One that stands where it stood is the same, also among equal ones.
    if (before.items[index] === item) return take(before.keys[index]);
    return undefined;
  });
  const known = items.map((item, index) => {
    const place = before.items.findIndex(
      (other, at) => other === item && free.has(before.keys[at] ?? -1),
    );
    return moved[index] ?? take(before.keys[place]);
  });
  let next = Math.max(-1, ...before.keys);
  return known.map((key, index) => key ?? take(before.keys[index]) ?? (next += 1));
}
