import type { Group, Picture } from './picture.ts';

/** The largest size in bytes of a picture's widest file (AVIF if there is one): about a tenth more than the largest one has. */
const MOST_BYTES: Record<Group, number> = {
  hero: 155_000,
  news: 30_000,
  programme: 38_000,
  service: 43_000,
  portrait: 33_000,
  site: 82_000,
  hill: 90_000,
};

/** Tall heroes are for phones, where the first screen must show soon. */
const MOST_BYTES_TALL_HERO = 37_000;

/** Says by how much a picture's widest file is too heavy; `bytes` by file, such as `480.avif`. */
export function findExcessBytes(
  { group, width, height, encoding }: Picture,
  bytes: Readonly<Record<string, number>>,
): string | undefined {
  const { widths, fallback } = encoding;
  const widest = Math.max(0, ...widths);
  const file = widest > 0 ? `${widest}.avif` : `${fallback.width}.${fallback.format}`;
  const most = group === 'hero' && height > width ? MOST_BYTES_TALL_HERO : MOST_BYTES[group];
  const found = bytes[file] ?? 0;
  return found > most
    ? `weighs ${found} bytes as ${file}, at most ${most}: draw fewer details or less stipple`
    : undefined;
}
