import { Art } from '../../drawing/canvas.ts';
import { drawBadge, drawEmblem, type Emblem } from '../../elements/map-badge.ts';
import {
  type Area,
  drawCompass,
  drawDhow,
  drawLakeVictoria,
  drawLand,
  drawRegion,
  drawSea,
  type MapView,
  placeOn,
  type Texture,
} from '../../elements/world-map.ts';
import { circle, smooth } from '../../drawing/geometry.ts';
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

function drawBadges(art: Art, view: MapView, regions: readonly Region[]): void {
  for (const { ink, emblem, pin } of regions) {
    drawBadge(art, placeOn(view, ...pin), BADGE, ink, emblem);
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

/** Global Presence: Africa whole and Asia as far as the Moluccas. */
export function drawPresenceMap(): Art {
  const art = new Art(WIDTH, HEIGHT, 61);
  const view: MapView = { west: -25, north: 53, scale: 7.9 };
  drawSea(art, view, SEA, SEA_LIGHT);
  drawLand(art, view, '#EBD9B2');
  drawRegions(art, view, PRESENCE, mix(SEA, SEA_LIGHT, 0.3));
  drawDhow(art, ...placeOn(view, 65, -12), 0.9);
  drawCompass(art, placeOn(view, 91, -29), 56, PALETTE.indigo, PALETTE.cream);
  drawBadges(art, view, PRESENCE);
  return art;
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

/** The tea map is a chart by night, so that it cannot be taken for the other one. */
const NIGHT_SEA = '#16364A';
const NIGHT_LAND = '#33586A';

/** Our tea regions: East Africa, South Asia, Southeast Asia, and the other markets. */
export function drawTeaMap(): Art {
  const art = new Art(WIDTH, HEIGHT, 62);
  const view: MapView = { west: -25, north: 65, scale: 7.3 };
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
