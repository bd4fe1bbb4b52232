import { type Art, ramp } from '../../drawing/canvas.ts';
import {
  circle,
  d,
  type Point,
  pointsOf,
  polygon,
  range,
  rect,
  sample,
  smooth,
} from '../../drawing/geometry.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
/**
 * Outlines from Natural Earth 1:50m (public domain, through world-atlas 2.0.2), simplified to 0.07 square
 * degrees: rings of longitude and latitude in tenths of a degree, each point as the step from the
 * one before. They reach from 28° W to 142° E and from 48° S to 72° N.
 */
import coastlines from './coastlines.json' with { type: 'json' };

export type Area = keyof typeof coastlines;

/** The part of the world that a flat map shows: its upper left corner in degrees, and units per degree. */
export type FlatView = {
  west: number;
  north: number;
  scale: number;
};

/** A globe: its middle and radius in units, the place that faces the viewer, and the tilt of its axis, in degrees. */
export type GlobeView = {
  middle: Point;
  radius: number;
  longitude: number;
  latitude: number;
  tilt: number;
};

export type MapView = FlatView | GlobeView;

const RADIANS = Math.PI / 180;

/** Where a place lies on the map; longitude and latitude in degrees, east and north positive. */
export function placeOn(view: MapView, longitude: number, latitude: number): Point {
  if (!('west' in view)) return onGlobe(view, longitude, latitude).point;
  return [(longitude - view.west) * view.scale, (view.north - latitude) * view.scale];
}

/** A place on a globe; one on the far side is moved to the rim. */
function onGlobe(
  view: GlobeView,
  longitude: number,
  latitude: number,
): { point: Point; isSeen: boolean } {
  const [turn, phi, phi0] = [
    (longitude - view.longitude) * RADIANS,
    latitude * RADIANS,
    view.latitude * RADIANS,
  ];
  const east = Math.cos(phi) * Math.sin(turn);
  const up = Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(turn);
  const near = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(turn);
  const r = view.radius / (near < 0 ? Math.hypot(east, up) : 1);
  const [cos, sin] = [Math.cos(view.tilt * RADIANS), Math.sin(view.tilt * RADIANS)];
  const [x, y] = view.middle;
  return {
    point: [x + (east * cos + up * sin) * r, y + (east * sin - up * cos) * r],
    isSeen: near >= 0,
  };
}

function ringOf(packed: string, view: MapView): Point[] {
  let [longitude, latitude] = [0, 0];
  return packed.split(' ').map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number);
    longitude += east;
    latitude += north;
    return placeOn(view, longitude / 10, latitude / 10);
  });
}

/** Outline of an area, islands included, on an equirectangular map. */
function areaOutline(area: Area, view: MapView): string {
  return coastlines[area].map((ring) => polygon(ringOf(ring, view))).join('');
}

/** Shore of Lake Victoria in degrees. Visitors know the lake and would miss it on a map of East Africa. */
const LAKE_VICTORIA: readonly Point[] = pointsOf(
  '31.8,-0.9 31.7,-2.2 32.3,-2.6 33.0,-2.4 33.7,-2.2 33.9,-1.4 34.3,-0.3 33.9,0.2 33.0,0.3 32.2,0.0',
);

/** Pattern on a region: rows of tea, furrows, or flooded terraces. */
type Texture = 'tea' | 'furrows' | 'paddies';

/** The curve through the places of a line on a globe, without those on its far side. */
function globeLine(view: GlobeView, places: readonly Point[]): string {
  const seen = places.map(([l, b]) => onGlobe(view, l, b)).filter(({ isSeen }) => isSeen);
  return seen.length > 1 ? smooth(seen.map(({ point }) => point)) : '';
}

/** The sea of a globe with its lines of latitude and longitude, and the ice round its south pole. */
export function drawGlobeSea(art: Art, view: GlobeView, ink: string, light: string): void {
  const [x, y] = view.middle;
  const ball = circle(x, y, view.radius);
  art.path(ball, ink);
  const disc = [x - view.radius * 0.4, y - view.radius * 0.4, view.radius * 1.3] as const;
  art.glow(ball, light, ramp([0, 0.9], [0.5, 0.35], [1, 0]), disc);
  const from = view.longitude - 90;
  const parallel = (b: number) =>
    globeLine(
      view,
      range(from, from + 180, 6).map((l) => [l, b]),
    );
  const meridians = range(-30, 135, 15).map((l) =>
    globeLine(
      view,
      range(-84, 84, 6).map((b) => [l, b]),
    ),
  );
  const line = mix(ink, light, 0.6);
  art.line([...meridians, ...range(-75, 75, 15).map(parallel)].join(''), line, 1.6);
  art.line(parallel(0), mix(ink, PALETTE.indigo, 0.5), 2.8, 'stroke-dasharray="2 11"');
  const ice = range(0, 354, 6).map((l) => placeOn(view, from + l, -70));
  art.path(polygon(ice), PALETTE.cream);
}

/** Sea with its lines of latitude and longitude; the equator is drawn stronger. */
export function drawSea(art: Art, view: FlatView, ink: string, light: string): void {
  const { width, height } = art;
  const sea = rect(0, 0, width, height);
  art.path(sea, ink);
  art.grain(sea, light, ramp([0, 0.9], [0.5, 0.3], [1, 0]), [width, 0, width * 0.2, height]);
  const line = mix(ink, light, 0.5);
  const meridians = range(-15, 135, 15).map((l) => d`M${placeOn(view, l, 0)[0]} 0V${height}`);
  const parallels = range(-45, 60, 15).map((l) => d`M0 ${placeOn(view, 0, l)[1]}H${width}`);
  art.line([...meridians, ...parallels].join(''), line, 1.4);
  const equator = placeOn(view, 0, 0)[1];
  art.line(
    d`M0 ${equator}H${width}`,
    mix(ink, PALETTE.indigo, 0.42),
    2.6,
    'stroke-dasharray="2 11"',
  );
}

/** All land in one quiet ink, with a shade along its lower edge on the sea. */
export function drawLand(art: Art, view: MapView, ink: string): void {
  const land = areaOutline('land', view);
  art.group('translate(-5 7)', () => art.path(land, '#1E4A5A', 'opacity=".3"'));
  art.path(land, ink);
  const line = [0, art.height, art.width * 0.9, art.height * 0.1] as const;
  art.grain(land, mix(ink, PALETTE.soilLight, 0.55), ramp([0, 0.7], [0.5, 0.2], [1, 0]), line);
}

function textureLines(texture: Texture, [x0, y0]: Point, [x1, y1]: Point): string {
  switch (texture) {
    case 'tea':
      return range(y0 - 30, y1 + 30, 13)
        .map((y) =>
          smooth(sample(8, (t) => [x0 + (x1 - x0) * t, y + Math.sin(t * 9 + y / 60) * 7])),
        )
        .join('');
    case 'furrows':
      return range(x0 - (y1 - y0), x1, 17)
        .map((x) => d`M${x} ${y1}L${x + (y1 - y0) * 0.5} ${y0}`)
        .join('');
    case 'paddies':
      return range(y0, y1, 15)
        .map((y) => smooth(sample(24, (t) => [x0 + (x1 - x0) * t, y + Math.sin(t * 40 + y) * 3])))
        .join('');
  }
}

/** A region in one ink, with a light line between it and its neighbours. */
export function drawRegion(
  art: Art,
  view: MapView,
  areas: readonly Area[],
  ink: string,
  texture?: Texture,
): void {
  const outline = areas.map((area) => areaOutline(area, view)).join('');
  const numbers = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const xs = numbers.map(([, x]) => Number(x));
  const ys = numbers.map(([, , y]) => Number(y));
  const from: Point = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const to: Point = [Math.min(art.width, Math.max(...xs)), Math.min(art.height, Math.max(...ys))];
  art.line(outline, PALETTE.cream, 5);
  art.path(outline, ink);
  if (texture) {
    const strokes = textureLines(texture, from, to);
    art.line(strokes, mix(ink, PALETTE.cream, 0.24), 2.6, art.clip(outline));
  }
  const shade = ramp([0, 0.8], [0.45, 0.2], [0.9, 0]);
  art.grain(outline, mix(ink, PALETTE.ink, 0.5), shade, [from[0], to[1], to[0], from[1]]);
}

/** Lake Victoria in the ink of the sea. */
export function drawLakeVictoria(art: Art, view: MapView, ink: string): void {
  const shore = LAKE_VICTORIA.map(([longitude, latitude]) => placeOn(view, longitude, latitude));
  art.path(smooth(shore, true), ink);
}

/** Compass rose whose rays are those of the sun cloth; north is up. */
export function drawCompass(art: Art, [x, y]: Point, r: number, ink: string, light: string): void {
  art.path(circle(x, y, r * 0.62), light);
  const rays = range(0, 7).map((i) => {
    const angle = (i * Math.PI) / 4;
    const reach = i % 2 ? r * 0.78 : r;
    const at = (turn: number, far: number): Point => [
      x + Math.sin(angle + turn) * far,
      y - Math.cos(angle + turn) * far,
    ];
    return polygon([at(0, reach), at(0.3, r * 0.3), at(-0.3, r * 0.3)]);
  });
  art.path(rays.join(''), ink);
  art.path(
    polygon([
      [x, y - r * 1.18],
      [x + r * 0.2, y - r * 0.3],
      [x - r * 0.2, y - r * 0.3],
    ]),
    PALETTE.soil,
  );
  art.path(circle(x, y, r * 0.2), light);
}
