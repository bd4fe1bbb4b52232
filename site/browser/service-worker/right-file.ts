/** Whether an answer is the file that its address names. Hosts and networks on the way answer 200 with other things. */

/** Sizes of this build's scripts and styles in bytes, by {@link sizeKey}. */
export type FileSizes = Readonly<Record<string, number>>;

/** A part of the hash in the name of a script or style sheet. It is short, because the worker has one for each. */
export const sizeKey = (pathname: string): string =>
  /-([\w-]{4})[\w-]{4}\.(?:js|css)$/.exec(pathname)?.[1] ?? '';

/** What hosts call the files, by the ending of their names. Some hosts do not know the newer endings. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg/,
  jpg: /^image\/jpeg/,
  png: /^image\/png/,
  webp: /^image\/webp|octet-stream/,
  avif: /^image\/avif|octet-stream/,
  woff2: /woff2|octet-stream/,
};

const endingOf = (address: string) => /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? '';

/** Whether status, type and way of an answer fit the file. The body is not read. @param address a full one */
export const hasRightType = (address: string, { ok, redirected, headers }: Response): boolean =>
  ok && !redirected && !!TYPES[endingOf(address)]?.test(headers.get('content-type') ?? '');

const textOf = (body: BufferSource) => new TextDecoder().decode(body);

/** Pictures and fonts say how long they are, or have a certain end. */
const IS_WHOLE: Readonly<Record<string, (data: DataView<ArrayBuffer>) => boolean>> = {
  avif(data) {
    // Boxes, one after the other. Each begins with its length.
    let end = 0;
    for (let length = 8; length >= 8 && end < data.byteLength; end += length)
      length = data.getUint32(end);
    return end === data.byteLength;
  },
  webp: (data) => data.getUint32(4, true) + 8 === data.byteLength,
  woff2: (data) => data.getUint32(8) === data.byteLength,
  jpg: (data) => data.getUint16(data.byteLength - 2) === 0xffd9,
  // `IEND`, before the last four bytes.
  png: (data) => data.getUint32(data.byteLength - 8) === 0x49454e44,
  svg: (data) => /<\/svg>\s*$/.test(textOf(data)),
};

/**
 * Whether the body of an answer is all of the file.
 * @param address a full one
 * @param sizes scripts and styles of other builds are not there: of them only an empty one is refused
 */
export function isWhole(address: string, body: ArrayBuffer, sizes: FileSizes): boolean {
  const { pathname } = new URL(address);
  const length = body.byteLength;
  if (length === 0) return false;
  try {
    const known = IS_WHOLE[endingOf(address)];
    if (known) return known(new DataView(body));
    // The data of an article or a service (`content-modules.ts`).
    if (pathname.startsWith('/content/')) JSON.parse(textOf(body).replace('export default ', ''));
    const size = sizes[sizeKey(pathname)] ?? 0;
    return size === 0 || size === length;
  } catch {
    // It is too short to have such an end, or cannot be read.
    return false;
  }
}
