/** Tiles of kitenge cloths as SVG: the bands of the pages, of shared pictures, and the clothes in drawings. */

export type Motif = 'sun' | 'zigzag' | 'leaf' | 'eye' | 'rows' | 'plain';

/** Ground ink first, then two to three motif inks. */
type ClothInks = readonly [ground: string, ...motif: string[]];

/** A printed cloth: motif family and its inks. */
export type Cloth = {
  motif: Motif;
  inks: ClothInks;
};

type Tile = {
  width: number;
  height: number;
  markup: string;
};

function sunTile(ground: string, ray: string, ring: string, core: string): Tile {
  let markup = '';
  for (const [cx, cy] of [
    [24, 24],
    [72, 72],
  ] as const) {
    for (const i of Array.from({ length: 12 }, (_, k) => k)) {
      const angle = (i * Math.PI) / 6;
      const end = (a: number, r: number) =>
        `${(cx + Math.cos(a) * r).toFixed(2)} ${(cy + Math.sin(a) * r).toFixed(2)}`;
      const outline = `M${end(angle, 11)}L${end(angle + 0.13, 22)}L${end(angle - 0.13, 22)}Z`;
      markup += `<path d="${outline}" fill="${ray}"/>`;
    }
    markup += dot(cx, cy, 9, ray) + dot(cx, cy, 4.5, core);
  }
  for (const [cx, cy] of [
    [72, 24],
    [24, 72],
  ] as const) {
    markup += dot(cx, cy, 19, ring) + dot(cx, cy, 13, ground) + dot(cx, cy, 7, ray);
  }
  return { width: 96, height: 96, markup };
}

function zigzagTile(first: string, second: string, third: string, whole: boolean): Tile {
  // Three zigzags inside the tile, so that a band of one repeat shows them whole.
  if (whole) {
    const markup = zigzag(10, first, 9) + zigzag(31, second, 6) + zigzag(48, third, 4);
    return { width: 64, height: 72, markup };
  }
  const bands = [
    { top: 0, ink: first, width: 10 },
    { top: 22, ink: second, width: 6 },
    { top: 36, ink: third, width: 4 },
    { top: 54, ink: first, width: 3 },
  ];
  let markup = '';
  for (const { top, ink, width } of bands) {
    for (const shift of [-72, 0, 72]) {
      markup += zigzag(top + shift, ink, width);
    }
  }
  return { width: 64, height: 72, markup };
}

function zigzag(y: number, ink: string, width: number): string {
  const path = `M-4 ${y + 22}L16 ${y}L32 ${y + 16}L48 ${y}L68 ${y + 22}`;
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
}

function leafTile(blade: string, vein: string, seed: string, whole: boolean): Tile {
  const outline = 'M0 -25C15 -12 15 12 0 25C-15 12 -15 -12 0 -25Z';
  const veins = 'M0 -19V19M0 -7L7 -13M0 -7L-7 -13M0 5L8 -2M0 5L-8 -2';
  let markup = '';
  for (const [cx, cy, turn] of [
    [22, 22, 45],
    [66, 66, 45],
    [66, 22, -45],
    [22, 66, -45],
  ] as const) {
    markup +=
      `<g transform="translate(${cx} ${cy}) rotate(${turn})"><path d="${outline}" fill="${blade}"/>` +
      `<path d="${veins}" stroke="${vein}" stroke-width="2.4" fill="none"/></g>`;
  }
  markup += dot(44, 44, 5, seed);
  if (!whole) {
    markup += dot(0, 0, 5, seed) + dot(88, 0, 5, seed);
    markup += dot(0, 88, 5, seed) + dot(88, 88, 5, seed);
  }
  return { width: 88, height: 88, markup };
}

/** Height of an eye that stays in its row, as a share of the height of one that overlaps the next row. */
const WHOLE_EYE = 0.88;

function eyeTile(ground: string, lid: string, white: string, pupil: string, whole: boolean): Tile {
  const open = whole ? WHOLE_EYE : 1;
  const lens = (cx: number, cy: number, w: number, h: number, ink: string) =>
    `<path d="M${cx - w} ${cy}Q${cx} ${cy - h} ${cx + w} ${cy}Q${cx} ${cy + h} ${cx - w} ${cy}Z" fill="${ink}"/>`;
  let markup = '';
  // An eye is 34 units high in a row of 32: each is drawn again where it reaches over the tile's edge.
  for (const [cx, cy] of [
    [56, 16],
    [56, 80],
    [0, -16],
    [112, -16],
    [0, 48],
    [112, 48],
  ] as const) {
    markup += lens(cx, cy, 44, 34 * open, lid) + lens(cx, cy, 31, 23 * open, white);
    markup += dot(cx, cy, 8.5, ground) + dot(cx, cy, 4, pupil);
  }
  return { width: 112, height: 64, markup };
}

/**
 * Rows of a field as a kikoi border: stripes of two widths, and between them a row of leaves that lean
 * towards each other in pairs, with a seed above and below each pair.
 */
function rowsTile(first: string, second: string, seed: string): Tile {
  const stripe = (y: number, height: number, ink: string) =>
    `<path d="M-2 ${y}h84v${height}h-84Z" fill="${ink}"/>`;
  let markup =
    stripe(2, 4, first) + stripe(8, 2, second) + stripe(30, 2, second) + stripe(34, 4, first);
  for (const i of [0, 1, 2, 3]) {
    const [foot, tip] = i % 2 ? [i * 20 + 18, i * 20 + 2] : [i * 20 + 2, i * 20 + 18];
    const ink = i < 2 ? first : second;
    const [bend, far] = i % 2 ? [-1, foot - 14] : [1, foot + 14];
    const blade = `M${foot} 27Q${foot - bend * 1.5} 16 ${tip} 13Q${far + bend * 2} 25 ${foot} 27Z`;
    markup += `<path d="${blade}" fill="${ink}"/>`;
  }
  for (const x of [20, 60]) {
    markup += dot(x, 25.6, 2, seed);
  }
  for (const x of [0, 40, 80]) {
    markup += dot(x, 14.4, 2, seed);
  }
  return { width: 80, height: 40, markup };
}

function dot(cx: number, cy: number, r: number, ink: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${ink}"/>`;
}

/**
 * One repeat of a motif, in cloth units. `whole` keeps every motif inside the repeat's height, for bands
 * that are one repeat high. Without it, motifs may reach over the edge into the next repeat.
 */
export function clothTile(motif: Motif, inks: ClothInks, whole = false): Tile {
  const [ground, first = ground, second = first, third] = inks;
  // The ground reaches over the edge: where a repeat ends between two pixels, a hairline would show.
  const grounded = (tile: Tile): Tile => ({
    ...tile,
    markup:
      `<path d="M-2 -2h${tile.width + 4}v${tile.height + 4}h-${tile.width + 4}Z" fill="${ground}"/>` +
      tile.markup,
  });
  switch (motif) {
    case 'sun':
      return grounded(sunTile(ground, first, second, third ?? ground));
    case 'zigzag':
      return grounded(zigzagTile(first, second, third ?? first, whole));
    case 'leaf':
      return grounded(leafTile(first, second, third ?? second, whole));
    case 'eye':
      return grounded(eyeTile(ground, first, second, third ?? first, whole));
    case 'rows':
      return grounded(rowsTile(first, second, third ?? second));
    case 'plain':
      return grounded({ width: 10, height: 10, markup: '' });
  }
}
