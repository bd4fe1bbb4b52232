/** The item at an index. @throws when there is none, because that is a mistake in the drawing */
export function at<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`There is no item ${index} among ${items.length}`);
  }
  return item;
}
