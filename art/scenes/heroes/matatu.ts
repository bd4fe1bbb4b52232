import { type Art, FINE_GRAIN, ramp } from '../../drawing/canvas.ts';
import { drawWheel } from '../../elements/vehicles.ts';
import { drawHead } from '../../figures/head.ts';
import { limb } from '../../figures/limb.ts';
import type { Look } from '../../figures/pose.ts';
import { d, ellipse, pointsOf, range, rect, roundRect } from '../../drawing/geometry.ts';
import { lightOn } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { type Cloth, clothFill } from '../../elements/cloth.ts';
import { drawJerrycan } from '../../elements/goods.ts';

const TYRE = '#1B211E';

const BODY =
  'M-136 -22V-104C-136 -118 -126 -126 -112 -126H70C92 -126 102 -118 112 -96L126 -72C136 -68 140 -62 140 -52V-22Z';

const CAB_WINDOW = 'M56 -114H78C86 -114 90 -110 96 -98L106 -78H56Z';

const INSIDE = '#23414A';

const GLINT = '#7FB6B0';

type Passenger = {
  look: Look;
  /** Looks back along the bus. */
  turned?: boolean;
};

/** One behind each side window, from the back. */
const PASSENGERS: readonly Passenger[] = [
  { look: { top: PALETTE.cream, scarf: PALETTE.cherry, skin: '#80492C' } },
  { look: { top: PALETTE.clay, hair: '#120D0C', glasses: PALETTE.cream, skin: '#653822' } },
  { look: { top: PALETTE.soil, cap: PALETTE.flush, skin: '#5A2F1D' }, turned: true },
  { look: { top: PALETTE.sky, hair: '#17100E', bun: true, earring: PALETTE.sun, skin: '#80492C' } },
];

const HEAD_SCALE = 0.34;

/**
 * Nairobi matatu minibus facing +x, about 275 units long: driver at the wheel, passengers, luggage on
 * the rack, yellow band and painted flank.
 */
export function drawMatatu(
  art: Art,
  x: number,
  y: number,
  scale: number,
  color: string,
  cloth: Cloth,
  flip = false,
): void {
  art.shows.add('a matatu');
  const light = lightOn(art, flip);
  art.at(
    x,
    y,
    scale,
    () => {
      drawLuggage(art);
      art.path(BODY, color);
      const clip = art.clip(BODY);
      art.path(rect(-140, -58, 290, 38), clothFill(art, cloth, 0.36), clip);
      art.path(rect(-140, -68, 290, 11), PALETTE.sun, clip);
      for (const px of range(-136, 140, 22)) {
        art.path(rect(px, -68, 10, 11), TYRE, clip);
      }
      PASSENGERS.forEach((passenger, i) => drawSideWindow(art, -122 + i * 44, passenger));
      drawDriver(art);
      const dark = [light * -140, -20, light * 40, -110] as const;
      const stops = ramp([0, 0.75], [0.45, 0.1], [1, 0]);
      art.grain(BODY, PALETTE.ink, stops, dark, { ...FINE_GRAIN, clip });
      art.line('M53 -116V-70M53 -60V-28', mix(color, PALETTE.ink, 0.45), 1.8);
      art.line('M44 -74h6', PALETTE.cream, 2.6);
      art.path('M112 -92l9 -3v12l-5 2Z', mix(color, PALETTE.ink, 0.5));
      art.path(rect(128, -52, 12, 12), '#FFF3D6');
      art.path(rect(-138, -54, 6, 14), PALETTE.cherry);
      art.path(rect(-140, -26, 282, 8), '#22302A');
      for (const wx of [-88, 84]) {
        art.path(d`M${wx - 28} -22a28 28 0 0 1 56 0Z`, '#22302A');
        drawWheel(art, wx, -20, 22, 0.58);
      }
    },
    flip,
  );
}

function drawSideWindow(art: Art, left: number, { look, turned }: Passenger): void {
  const glass = roundRect(left, -114, 38, 36, 6);
  art.path(glass, INSIDE);
  art.inside(glass, () => {
    const middle = left + 17;
    art.path(d`M${middle - 17} -74c0 -14 6 -18 15 -18c11 0 17 6 18 18Z`, look.top);
    const draw = () => drawHead(art, 0, 0, HEAD_SCALE, 0, look);
    art.at(middle, -96, 1, draw, turned);
    art.path(d`M${left + 28} -116h5l-14 40h-5Z`, GLINT, 'opacity=".4"');
  });
}

/** In Kenya the driver sits on the right side of a car: the side that shows when the bus faces +x. */
function drawDriver(art: Art): void {
  art.path(CAB_WINDOW, INSIDE);
  art.inside(CAB_WINDOW, () => {
    art.line(ellipse(94, -82, 2.6, 8), '#101A18', 2.4, 'transform="rotate(18 94 -82)"');
    art.path('M56 -74c-2 -14 4 -18 12 -18c9 0 13 6 14 18Z', PALETTE.cream);
    drawHead(art, 70, -97, HEAD_SCALE, 2, { cap: PALETTE.soil, skin: '#4A2719' });
    art.path(sleeve, PALETTE.cream);
    art.path(forearm, '#4A2719');
    art.path('M60 -116h5l-12 40h-5Z', GLINT, 'opacity=".4"');
  });
}

const sleeve = limb(pointsOf('68,-86 74,-79 80,-79'), [5, 4.4, 3.6]);

const forearm = limb(pointsOf('80,-79 88,-83 93,-86'), [3.2, 2.8, 3]);

/** Rack on the roof with a suitcase, a mattress, sacks and a jerrycan, all roped down. */
function drawLuggage(art: Art): void {
  const suitcase = roundRect(-100, -158, 46, 26, 4);
  art.path(suitcase, PALETTE.soil);
  art.line('M-84 -158v-5h14v5', PALETTE.soilDark, 3);
  art.line('M-90 -157v24M-64 -157v24', PALETTE.soilDark, 2.4);
  art.path('M-54 -134c-6 -18 2 -34 16 -34c16 0 26 14 20 34Z', '#D9B77A');
  art.path('M-44 -168c2 -8 12 -8 14 0Z', '#B8904E');
  art.path(ellipse(-2, -146, 15, 12), PALETTE.clay);
  art.path('M-2 -158H30a12 12 0 0 1 0 24H-2Z', mix(PALETTE.clay, PALETTE.cream, 0.35));
  art.line('M-2 -146a5 4 0 1 1 -5 -4', PALETTE.soilLight, 2);
  art.line('M12 -158v24M28 -158v24', PALETTE.indigo, 2);
  drawJerrycan(art, 52, -132, 26);
  art.line('M-104 -134H66', '#22302A', 3.4);
  art.line('M-108 -142H70', '#22302A', 2.4);
  for (const px of range(-104, 66, 34)) {
    art.line(d`M${px} -144V-124`, '#22302A', 2.6);
  }
}
