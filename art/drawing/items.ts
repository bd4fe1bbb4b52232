/** The item at an index that must exist; a gap is a mistake in the drawing, so it is named. */
export function at<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`There is no item ${index} among ${items.length}`);
  }
  return item;
}
