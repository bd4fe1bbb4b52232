/** The unused bytes of a page of an SQLite file (https://www.sqlite.org/fileformat2.html#b_tree_pages). */

/** The first byte of a page with rows or keys, and the length of its header. Other pages begin with 0. */
const HEADER_LENGTHS: Partial<Record<number, number>> = { 2: 12, 5: 12, 10: 8, 13: 8 };
/** The file itself has a header before the header of its first page. */
const FILE_HEADER = 100;
/** A block that was freed begins with where the next one is, and its length. */
const BLOCK_HEADER = 4;
/** As long as the longest page. */
const ZEROS = Buffer.alloc(65_536);

/**
 * Fills all unused bytes of a page with zeros. They may hold rows that SQLite has moved to another page, and that were
 * deleted there.
 * @param page is changed in place
 * @returns whether there was anything else than zeros
 * @throws {Error} if it is no sound page. It has not been written anywhere then
 */
export function overwriteUnused(page: Buffer, { isFirst = false } = {}): boolean {
  const start = isFirst ? FILE_HEADER : 0;
  const length = HEADER_LENGTHS[page.readUInt8(start)];
  if (length === undefined) return false;
  const rows = page.readUInt16BE(start + 3);
  const spaces = [{ from: start + length + 2 * rows, to: page.readUInt16BE(start + 5) }];
  let block = page.readUInt16BE(start + 1);
  while (block !== 0) {
    const end = block + page.readUInt16BE(block + 2);
    spaces.push({ from: block + BLOCK_HEADER, to: end });
    const next = page.readUInt16BE(block);
    if (next !== 0 && next < end) throw new Error('a page of the file is malformed');
    block = next;
  }
  let isChanged = false;
  for (const { from, to } of spaces) {
    if (from > to || to > page.length) throw new Error('a page of the file is malformed');
    const space = page.subarray(from, to);
    if (space.equals(ZEROS.subarray(0, space.length))) continue;
    space.fill(0);
    isChanged = true;
  }
  return isChanged;
}
