import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBadge, drawEmblem, type Emblem } from './map-badge.ts';
import {
  type Area,
  drawCompass,
  drawGlobeSea,
  drawLakeVictoria,
  drawLand,
  drawRegion,
  drawSea,
  type FlatView,
  type GlobeView,
  placeOn,
} from './world-map.ts';
import { circle, d, range, rect, smooth } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const WIDTH = 1200;
const HEIGHT = 750;
const BADGE = 48;

const NIGHT_SEA = '#16304F';
const NIGHT_SEA_LIGHT = '#3E8092';

type Region = {
  areas: readonly Area[];
  /** Ink of its badge. */
  ink: string;
  emblem: Emblem;
  /** Where the badge points: degrees east and north. */
  pin: readonly [longitude: number, latitude: number];
};

/** The four regions of Global Presence, each with a badge in the ink of its row in the table. */
const PRESENCE: readonly Region[] = [
  {
    areas: ['westAfrica'],
    ink: PALETTE.gold,
    emblem: 'cocoa',
    pin: [-2, 9.5],
  },
  {
    areas: ['southernAfrica'],
    ink: PALETTE.soil,
    emblem: 'maize',
    pin: [24, -22],
  },
  {
    areas: ['eastAfrica'],
    ink: PALETTE.leaf,
    emblem: 'shoot',
    pin: [37.5, -1.5],
  },
  {
    areas: ['southAsia', 'southeastAsia'],
    ink: PALETTE.indigo,
    emblem: 'rice',
    pin: [101, 15],
  },
];

const GLOBE: GlobeView = {
  middle: [590, 462],
  radius: 428,
  longitude: 57,
  latitude: 6,
  tilt: 12,
};

/** By night all regions have one ink, as lit windows have. */
const LIT_LAND = PALETTE.sun;

const BRASS = '#C99A3E';

/** Global Presence: a globe seen near, by lamplight in a dark room, turned to Africa and Asia. */
export function drawPresenceMap(): Art {
  const art = new Art(WIDTH, HEIGHT, 61);
  setLight(art, -1);
  const wall = rect(0, 0, WIDTH, HEIGHT);
  art.path(wall, '#5A2A1C');
  art.glow(wall, '#E09A5C', ramp([0, 0.9], [0.5, 0.3], [1, 0]), [0, 0, 620]);
  drawRing(art);
  const { middle, radius } = GLOBE;
  const ball = circle(...middle, radius);
  drawGlobeSea(art, GLOBE, NIGHT_SEA, NIGHT_SEA_LIGHT);
  art.inside(ball, () => {
    drawLand(art, GLOBE, '#4F7F86');
    for (const { areas } of PRESENCE) drawRegion(art, GLOBE, areas, LIT_LAND);
    drawLakeVictoria(art, GLOBE, NIGHT_SEA);
  });
  const [x, y] = middle;
  art.glow(ball, PALETTE.ink, ramp([0, 0], [0.7, 0], [0.88, 0.2], [1, 0.8]), [
    x - radius * 0.3,
    y - radius * 0.32,
    radius * 1.46,
  ]);
  for (const { ink, emblem, pin } of PRESENCE) {
    drawBadge(art, placeOn(GLOBE, ...pin), BADGE, ink, emblem);
  }
  return art;
}

/** The half ring of brass that bears the globe's axis at both poles. */
function drawRing(art: Art): void {
  const { middle, radius, tilt } = GLOBE;
  const [x, y] = middle;
  art.group(d`rotate(${tilt} ${x} ${y})`, () => {
    const r = radius + 20;
    const ring = d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}`;
    art.line(ring, mix(BRASS, PALETTE.ink, 0.45), 28);
    art.line(ring, BRASS, 20);
    art.line(ring, mix(BRASS, PALETTE.cream, 0.45), 4);
    art.path(circle(x, y - r, 18), BRASS);
  });
}

/** Where tea grows; on the sea, the way to where it is only drunk. */
const TEA = [
  { areas: ['teaEastAfrica'], ink: PALETTE.leaf, texture: 'tea' },
  { areas: ['southAsia'], ink: PALETTE.soil, texture: 'furrows' },
  { areas: ['southeastAsia'], ink: PALETTE.gold, texture: 'paddies' },
] as const;

/** What is drawn on the chart's sea, without a frame: place in degrees and size in units. */
const VIGNETTES = [
  ['shoot', 54, -7, 56],
  ['cup', 63, 11, 52],
  ['glass', 115.4, 14, 52],
  ['ship', -10, -10, 74],
  ['ship', -16.6, 43, 38],
] as const satisfies readonly (readonly [Emblem, number, number, number])[];

/** Ink of the other markets, and their ports on the way. */
const OTHER_MARKETS = '#6F5B92';
const OTHER_PORTS = [
  [-2, 50.2],
  [31, 31],
] as const;

/** Sea routes from Mombasa in degrees: by Suez to Europe, and round the Cape to the west, parted by the ship. */
const ROUTES = [
  [
    [39.8, -4],
    [47.5, 3],
    [53, 12.6],
    [45, 12],
    [40, 17],
    [35, 25.5],
    [32.6, 30.4],
    [31, 33],
    [20, 35.2],
    [11, 38],
    [4, 38.4],
    [-6, 36],
    [-11, 40],
    [-8, 47],
    [-2, 50.2],
  ],
  [
    [40.4, -5],
    [43, -14],
    [39, -25],
    [30, -33],
    [18, -34.8],
    [7, -28],
    [-1.5, -18.5],
  ],
  [
    [-15, -3],
    [-18, 0],
    [-26, 8],
  ],
] as const;

/** The tea map is a paper chart on which a cup stands, so that it cannot be taken for the globe. */
const PAPER = '#F0E0BC';
const PAPER_LAND = '#DCC698';
const PAPER_INK = '#7A5636';

/** Our tea regions: East Africa, South Asia, Southeast Asia, and the other markets. */
export function drawTeaMap(): Art {
  const art = new Art(WIDTH, HEIGHT, 62);
  const view: FlatView = { west: -25, north: 65, scale: 7.3 };
  drawSea(art, view, PAPER, '#FBF2DC');
  drawLand(art, view, PAPER_LAND);
  for (const { areas, ink, texture } of TEA) drawRegion(art, view, areas, ink, texture);
  drawLakeVictoria(art, view, PAPER);
  for (const route of ROUTES) {
    const way = smooth(route.map(([longitude, latitude]) => placeOn(view, longitude, latitude)));
    art.line(way, OTHER_MARKETS, 5, 'stroke-dasharray="1 12"');
  }
  for (const [longitude, latitude] of OTHER_PORTS) {
    const [x, y] = placeOn(view, longitude, latitude);
    art.path(rect(x - 11, y - 11, 22, 22), PALETTE.cream);
    art.path(rect(x - 8, y - 8, 16, 16), OTHER_MARKETS);
  }
  for (const [emblem, longitude, latitude, size] of VIGNETTES) {
    drawEmblem(art, placeOn(view, longitude, latitude), size, emblem);
  }
  drawCompass(art, placeOn(view, 70, -24), 50, PAPER_INK, PAPER);
  drawFoldsAndFrame(art);
  drawCupFromAbove(art, 1066, 632);
  return art;
}

/** The creases of a folded sheet, and the scale of dark and pale bars along its edges. */
function drawFoldsAndFrame(art: Art): void {
  const folds = d`M${WIDTH / 3} 0V${HEIGHT}M${(WIDTH * 2) / 3} 0V${HEIGHT}M0 ${HEIGHT / 2}H${WIDTH}`;
  art.line(folds, PAPER_INK, 5, 'opacity=".14"');
  art.group('translate(4 4)', () => art.line(folds, '#FFFAEC', 4, 'opacity=".5"'));
  const [across, down] = [range(0, WIDTH - 1, 80), range(10, HEIGHT - 50, 73)];
  const bars = [
    ...across.flatMap((x) => [rect(x, 0, 40, 12), rect(x + 40, HEIGHT - 12, 40, 12)]),
    ...down.flatMap((y) => [rect(0, y, 12, 36), rect(WIDTH - 12, y + 36, 12, 36)]),
  ];
  art.path(
    rect(0, 0, WIDTH, 12) +
      rect(0, HEIGHT - 12, WIDTH, 12) +
      rect(0, 0, 12, HEIGHT) +
      rect(WIDTH - 12, 0, 12, HEIGHT),
    '#FFFAEC',
  );
  art.path(bars.join(''), PAPER_INK);
}

/** A cup of tea on its saucer, straight from above; its middle at (x, y). */
function drawCupFromAbove(art: Art, x: number, y: number): void {
  art.path(circle(x + 11, y + 14, 94), PALETTE.ink, 'opacity=".25"');
  art.path(circle(x, y, 94), PALETTE.cream);
  art.path(circle(x, y, 85), PALETTE.teal);
  art.path(circle(x, y, 78), '#FFFBF0');
  art.path(circle(x + 7, y + 9, 60), PALETTE.ink, 'opacity=".2"');
  art.line(d`M${x + 40} ${y - 36}L${x + 70} ${y - 63}`, '#FFFBF0', 17);
  art.path(circle(x, y, 57), '#FFFBF0');
  art.path(circle(x, y, 49), '#7A2C12');
  const tea = circle(x + 2, y + 3, 46);
  art.path(tea, '#C4571F');
  art.glow(tea, '#F0A94A', ramp([0, 0.9], [0.6, 0.3], [1, 0]), [x + 14, y - 12, 60]);
  art.path(d`M${x - 29} ${y - 16}q16 -22 43 -19q-29 4 -43 19Z`, '#FFE9B8');
}
