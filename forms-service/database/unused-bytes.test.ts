import { expect, it } from 'vitest';
import { overwriteUnused } from './unused-bytes.ts';

const SIZE = 512;

/** A page with two rows, a freed block between them, and words of a deleted row in all that is unused. */
function pageOf({ start = 0, kind = 13, header = 8 } = {}): Buffer {
  const page = Buffer.alloc(SIZE, 'secret');
  page.fill('header', 0, start);
  page.writeUInt8(kind, start);
  page.writeUInt16BE(300, start + 1);
  page.writeUInt16BE(2, start + 3);
  page.writeUInt16BE(280, start + 5);
  page.writeUInt16BE(280, start + header);
  page.writeUInt16BE(340, start + header + 2);
  page.fill('first row, kept', 280, 300);
  page.writeUInt16BE(0, 300);
  page.writeUInt16BE(40, 302);
  page.fill('second row, kept', 340);
  return page;
}

it.each([
  ['rows', { start: 0, kind: 13, header: 8 }],
  ['keys', { start: 0, kind: 10, header: 8 }],
  ['rows of the first page', { start: 100, kind: 13, header: 8 }],
  ['further pages, by row', { start: 0, kind: 5, header: 12 }],
  ['further pages, by key', { start: 0, kind: 2, header: 12 }],
])('the unused bytes of a page with %s are overwritten, and no others', (_name, parts) => {
  const page = pageOf(parts);
  const before = Buffer.from(page);
  const used = parts.start + parts.header + 4;
  const isFirst = parts.start > 0;
  expect(overwriteUnused(page, { isFirst })).toBe(true);
  expect(page.includes('secret', used)).toBe(false);
  expect(page.subarray(0, used)).toEqual(before.subarray(0, used));
  expect(page.subarray(280, 304)).toEqual(before.subarray(280, 304));
  expect(page.subarray(340)).toEqual(before.subarray(340));
  expect(overwriteUnused(page, { isFirst })).toBe(false);
});

it('a page of another kind, such as the end of a long text, stays as it is', () => {
  const page = Buffer.alloc(SIZE, 'a long text');
  page.writeUInt32BE(7, 0);
  expect(overwriteUnused(page)).toBe(false);
  expect(page.includes('a long text')).toBe(true);
});

it.each([
  ['more rows than fit', 3, 300],
  ['a block that ends beyond the page', 302, 400],
  ['a block that is its own next one', 300, 300],
])('a page with %s is refused', (_name, at, value) => {
  const page = pageOf();
  page.writeUInt16BE(value, at);
  expect(() => overwriteUnused(page)).toThrow('malformed');
});
