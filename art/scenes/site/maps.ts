import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBadge, drawEmblem, type Emblem } from '../../elements/map-badge.ts';
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
  type MapView,
  placeOn,
  type Texture,
} from '../../elements/world-map.ts';
import { drawBag } from '../../elements/sacks.ts';
import { circle, d, ellipse, rect, roundRect, smooth } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';

const WIDTH = 1200;
const HEIGHT = 750;
const BADGE = 46;

const SEA = '#B4D5CC';
const SEA_LIGHT = '#E3EEDD';

type Region = {
  areas: readonly Area[];
  ink: string;
  texture: Texture;
  emblem: Emblem;
  /** Where the badge points: degrees east and north. */
  pin: readonly [longitude: number, latitude: number];
};

function drawRegions(art: Art, view: MapView, regions: readonly Region[], sea: string): void {
  for (const { areas, ink, texture } of regions) {
    drawRegion(art, view, areas, ink, texture);
  }
  drawLakeVictoria(art, view, sea);
}

function drawBadges(art: Art, view: MapView, regions: readonly Region[], size = BADGE): void {
  for (const { ink, emblem, pin } of regions) {
    drawBadge(art, placeOn(view, ...pin), size, ink, emblem);
  }
}

/** The four regions of Global Presence, each in an ink of its own. */
const PRESENCE: readonly Region[] = [
  {
    areas: ['westAfrica'],
    ink: PALETTE.gold,
    texture: 'seed',
    emblem: 'cocoa',
    pin: [-2, 9.5],
  },
  {
    areas: ['southernAfrica'],
    ink: PALETTE.soil,
    texture: 'furrows',
    emblem: 'maize',
    pin: [24, -22],
  },
  {
    areas: ['eastAfrica'],
    ink: PALETTE.leaf,
    texture: 'tea',
    emblem: 'shoot',
    pin: [37.5, -1.5],
  },
  {
    areas: ['southAsia', 'southeastAsia'],
    ink: PALETTE.indigo,
    texture: 'paddies',
    emblem: 'rice',
    pin: [101, 15],
  },
];

const GLOBE: GlobeView = {
  middle: [600, 338],
  radius: 292,
  longitude: 57,
  latitude: 6,
  tilt: 12,
};

/** The desk's far edge. */
const DESK = 652;

const BRASS = '#C99A3E';

/** Global Presence: a globe on an office's desk, turned to Africa and Asia. */
export function drawPresenceMap(): Art {
  const art = new Art(WIDTH, HEIGHT, 61);
  setLight(art, -1);
  drawOffice(art);
  drawStand(art);
  const { middle, radius } = GLOBE;
  const ball = circle(...middle, radius);
  drawGlobeSea(art, GLOBE, SEA, SEA_LIGHT);
  art.inside(ball, () => {
    drawLand(art, GLOBE, '#EBD9B2');
    drawRegions(art, GLOBE, PRESENCE, mix(SEA, SEA_LIGHT, 0.3));
  });
  const [x, y] = middle;
  art.glow(ball, PALETTE.ink, ramp([0, 0], [0.7, 0], [0.88, 0.2], [1, 0.7]), [
    x - radius * 0.3,
    y - radius * 0.32,
    radius * 1.46,
  ]);
  drawBadges(art, GLOBE, PRESENCE, BADGE * 0.84);
  return art;
}

/** Wall and desk in the light from the left; books, and a bag of seed as a sample. */
function drawOffice(art: Art): void {
  const wall = rect(0, 0, WIDTH, DESK + 10);
  art.path(wall, '#2F5E52');
  art.grain(wall, '#A9CDA0', ramp([0, 0.8], [0.5, 0.25], [1, 0]), [0, 60, 820, 420]);
  const desk = rect(0, DESK, WIDTH, HEIGHT - DESK);
  art.path(desk, '#A8653A');
  art.grain(desk, '#F2C796', ramp([0, 0.9], [0.5, 0.25], [1, 0]), [0, DESK, 760, HEIGHT]);
  art.path(rect(0, DESK, WIDTH, 6), '#C98A55');
  art.line(d`M0 ${DESK + 44}H${WIDTH}`, '#7A4526', 3, 'opacity=".6"');
  art.path(ellipse(196, 690, 170, 14), '#3A1608', 'opacity=".4"');
  for (const [x, y, w, ink] of [
    [76, 640, 240, PALETTE.soil],
    [94, 592, 214, PALETTE.sun],
    [84, 548, 196, PALETTE.indigo],
  ] as const) {
    const cover = roundRect(x, y, w, 46, 7);
    art.path(cover, ink);
    art.path(rect(x + w - 14, y + 7, 14, 32), PALETTE.cream);
    art.path(rect(x + 22, y, 12, 46), mix(ink, PALETTE.cream, 0.45));
    art.grain(cover, PALETTE.ink, ramp([0, 0], [0.5, 0.12], [1, 0.8]), [x, y, x + w * 0.6, y + 60]);
  }
  drawBag(art, 1040, 694, 214, PALETTE.cream, PALETTE.forest);
}

/** Foot, and the half ring that bears the axis at both poles. */
function drawStand(art: Art): void {
  const { middle, radius, tilt } = GLOBE;
  const [x, y] = middle;
  art.path(ellipse(x + 20, 706, 190, 16), '#3A1608', 'opacity=".45"');
  art.path(
    d`M${x - 130} 700C${x - 110} 672 ${x - 40} 676 ${x - 22} 640H${x + 30}C${x + 46} 676 ${x + 112} 672 ${x + 134} 700Z`,
    '#6B3A1E',
  );
  art.path(roundRect(x - 140, 694, 282, 16, 8), '#8A5230');
  art.group(d`rotate(${tilt} ${x} ${y})`, () => {
    const r = radius + 15;
    const ring = d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}`;
    art.line(ring, mix(BRASS, PALETTE.ink, 0.45), 20);
    art.line(ring, BRASS, 14);
    for (const pole of [y - r, y + r]) art.path(circle(x, pole, 13), BRASS);
  });
}

/** Where tea grows, and, on the sea, the way to where it is only drunk. */
const TEA: readonly Region[] = [
  {
    areas: ['teaEastAfrica'],
    ink: PALETTE.leaf,
    texture: 'tea',
    emblem: 'shoot',
    pin: [36, 0],
  },
  {
    areas: ['southAsia'],
    ink: PALETTE.soil,
    texture: 'furrows',
    emblem: 'cup',
    pin: [78, 22],
  },
  {
    areas: ['southeastAsia'],
    ink: PALETTE.gold,
    texture: 'paddies',
    emblem: 'glass',
    pin: [102, 14],
  },
];

/** Ink of the other markets, and where their badges point: ports on the way, not all markets. */
const OTHER_MARKETS = '#6F5B92';
const OTHER_PINS = [
  [-1, 51],
  [31, 30.5],
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
    [30, -34.4],
    [18, -36],
    [7, -28],
    [-3.5, -16.5],
  ],
  [
    [-15, -3.4],
    [-18, 0],
    [-26, 8],
  ],
] as const;

/** The tea map is a flat chart by night, so that it cannot be taken for the globe. */
const NIGHT_SEA = '#16364A';
const NIGHT_LAND = '#33586A';

/** Our tea regions: East Africa, South Asia, Southeast Asia, and the other markets. */
export function drawTeaMap(): Art {
  const art = new Art(WIDTH, HEIGHT, 62);
  const view: FlatView = { west: -25, north: 65, scale: 7.3 };
  drawSea(art, view, NIGHT_SEA, '#2A5A6A');
  drawLand(art, view, NIGHT_LAND);
  drawRegions(art, view, TEA, NIGHT_SEA);
  for (const route of ROUTES) {
    const way = smooth(route.map(([longitude, latitude]) => placeOn(view, longitude, latitude)));
    art.line(way, mix(OTHER_MARKETS, PALETTE.cream, 0.6), 4.4, 'stroke-dasharray="1 12"');
  }
  const ship = placeOn(view, -11, -11);
  art.path(circle(...ship, 62), PALETTE.cream);
  drawEmblem(art, ship, 46, 'ship');
  drawCompass(art, placeOn(view, 86, -18), 50, PALETTE.sun, PALETTE.indigo);
  drawBadges(art, view, TEA);
  for (const [longitude, latitude] of OTHER_PINS) {
    const port = placeOn(view, longitude, latitude);
    drawBadge(art, port, BADGE * 0.8, OTHER_MARKETS, 'ship');
  }
  return art;
}
