import { type Art, FINE_GRAIN, ramp } from '../../drawing/canvas.ts';
import { circle, d, type Point, sample, smooth } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

/** Nodes of the stem, from the lowest leaf to the tip: height in units. */
const NODES = [-40, -58, -76, -94, -112, -128, -142] as const;

/** The fruit is green: ripe fruit is not sprayed. */
const UNRIPE = '#A9C24C';

type Leaf = { stalk: string; blade: string };

/** One leaf cut into leaflets that droop along their stalk; `reach` is its length in units. */
function compoundLeaf(foot: Point, side: 1 | -1, reach: number, random: Random): Leaf {
  const [x, y] = foot;
  const droop = reach * (0.1 + random() * 0.34);
  const along = (t: number): Point => [
    x + side * reach * t,
    y - reach * 0.34 * Math.sin(t * 2.2) + droop * t * t,
  ];
  const leaflet = ([lx, ly]: Point, length: number, turn: number): string => {
    const at = (far: number, across: number): Point => [
      lx + Math.cos(turn) * far - Math.sin(turn) * across,
      ly + Math.sin(turn) * far + Math.cos(turn) * across,
    ];
    const w = length * 0.34;
    const edge: Point[] = [at(0, 0), at(length * 0.3, w), at(length * 0.48, w * 0.66)];
    const tip: Point[] = [at(length * 0.7, w * 0.72), at(length, 0), at(length * 0.66, -w * 0.8)];
    return smooth([...edge, ...tip, at(length * 0.5, -w * 0.6), at(length * 0.28, -w)], true);
  };
  const heading = side > 0 ? 0 : Math.PI;
  const leaflets = [0.2, 0.42, 0.64, 0.84].flatMap((t) => {
    const size = reach * (0.26 + random() * 0.1) * (0.8 + t * 0.3);
    return [1, -1].map((up) =>
      leaflet(along(t), size, heading + up * side * (0.9 + random() * 0.3)),
    );
  });
  const tip = leaflet(along(0.9), reach * 0.4, heading + side * 0.5);
  return { stalk: smooth(sample(5, along)), blade: [...leaflets, tip].join('') };
}

/** A truss hanging from the stem: three to five fruits, the largest nearest the stem. */
function drawTruss(art: Art, [x, y]: Point, side: 1 | -1, random: Random): void {
  const light = lightOn(art);
  art.line(
    d`M${x} ${y}q${side * 12} -4 ${side * 17} 8q${side * 3} 8 ${side * 2} 18`,
    PALETTE.leaf,
    2.6,
  );
  const count = 3 + Math.floor(random() * 3);
  for (let i = count - 1; i >= 0; i--) {
    const r = 8.6 - i * 0.5 + random();
    const fx = x + side * (15 + (i % 2 ? 7 : -5) + random() * 3);
    const fy = y + 8 + i * 8.4;
    const ink = mix(UNRIPE, PALETTE.lime, random() * 0.4);
    art.path(circle(fx, fy, r + 0.9), mix(ink, PALETTE.ink, 0.6));
    art.path(circle(fx, fy, r), ink);
    const shade = [fx - light * r, fy + r, fx + light * r * 0.6, fy - r] as const;
    const dark = mix(ink, PALETTE.ink, 0.6);
    art.grain(circle(fx, fy, r), dark, ramp([0, 0.9], [0.5, 0.1], [1, 0]), shade);
    art.path(circle(fx + light * r * 0.34, fy - r * 0.36, r * 0.22), mix(ink, '#FFF4E0', 0.75));
    art.path(
      d`M${fx - 5} ${fy - r + 2}l3 -1.6l2 -2.6l2 2.6l3.4 1.4l-3.6 1.4l-1.6 2.6l-1.8 -2.4Z`,
      PALETTE.deep,
    );
  }
}

/** Staked tomato plant about 160 units high, bare at the foot, its fruit in hanging trusses. */
export function drawTomato(art: Art, x: number, y: number, scale: number, seed: number): void {
  art.shows.add('tomatoes');
  const random = createRandom(seed * 17 + 2);
  art.at(x, y, scale, () => {
    const light = lightOn(art);
    const first: 1 | -1 = random() < 0.5 ? 1 : -1;
    art.path('M1.5 4L2 -160L6 -160L7 4Z', '#B58A52');
    art.line(d`M-1 2C-5 -34 ${6 * first} -74 ${-2 * first} -146`, PALETTE.deep, 4.4);
    art.line('M-4 -66L7 -69M-3 -112L6 -114', PALETTE.sand, 2.2);
    NODES.forEach((height, i) => {
      const side = (i % 2 ? first : -first) as 1 | -1;
      const foot: Point = [0, height + random() * 6];
      // The leaves in the middle are the longest. Behind each is a shorter, darker one.
      const reach = (34 + 16 * Math.sin((i / NODES.length) * Math.PI)) * (0.86 + random() * 0.3);
      const back = compoundLeaf(foot, -side as 1 | -1, reach * 0.74, random);
      const leaf = compoundLeaf(foot, side, reach, random);
      art.line(back.stalk + leaf.stalk, PALETTE.deep, 2.2);
      art.path(back.blade, mix(PALETTE.deep, PALETTE.ink, 0.12));
      const ink = mix(PALETTE.leaf, PALETTE.deep, side === light ? 0.1 : 0.5);
      art.path(leaf.blade, ink);
      const line = [light * reach, height - 30, 0, height + 14] as const;
      art.grain(leaf.blade, PALETTE.lime, ramp([0, 0.75], [0.6, 0.1], [1, 0]), line, FINE_GRAIN);
    });
    const top = compoundLeaf([-2 * first, -142], first, 24, random);
    art.path(top.blade, PALETTE.leaf);
    const trusses = [-52, -84, -114].filter((_, i) => i < 2 || random() < 0.7);
    trusses.forEach((height, i) => {
      const side = (i % 2 ? -first : first) as 1 | -1;
      drawTruss(art, [0, height + random() * 8], side, random);
    });
  });
}
