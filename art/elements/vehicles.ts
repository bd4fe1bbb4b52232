import { type Art, FINE_GRAIN, ramp } from '../drawing/canvas.ts';
import { circle, d, range, rect } from '../drawing/geometry.ts';
import { facing, lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

const TYRE = '#1B211E';

const HUB = '#C9C2AE';

/** A wheel of radius `r`; `hub` is the radius of its hub as a share of `r`. */
export function drawWheel(art: Art, x: number, y: number, r: number, hub = 0.55): void {
  art.path(circle(x, y, r), TYRE);
  art.path(circle(x, y, r * hub), HUB);
  art.path(circle(x, y, r * 0.2), mix(HUB, PALETTE.ink, 0.6));
}

/** Lorry facing +x, about 300 units long and 140 high; `load` draws on the deck at y = -52. */
export function drawTruck(
  art: Art,
  x: number,
  y: number,
  scale: number,
  cab: string,
  box: string | null,
  flip = false,
  load?: () => void,
): void {
  art.shows.add('a lorry');
  const light = lightOn(art, flip);
  art.at(
    x,
    y,
    scale,
    () => {
      art.path(rect(-158, -52, 300, 14), '#22302A');
      if (load) {
        facing(art, flip, load);
      }
      if (box) {
        const side = rect(-158, -150, 196, 100);
        art.path(side, box);
        for (const px of range(-146, 30, 12)) {
          art.line(d`M${px} -146V-54`, mix(box, PALETTE.ink, 0.18), 1.6);
        }
        const line =
          light > 0 ? ([-158, -50, 38, -110] as const) : ([38, -50, -158, -110] as const);
        art.grain(side, PALETTE.ink, ramp([0, 0.8], [0.5, 0.12], [1, 0]), line, FINE_GRAIN);
        // The sign on the box is not mirrored with the lorry.
        art.at(
          -56,
          -76,
          1,
          () => art.path('M-20 0C-28 -36 0 -52 22 -50C22 -22 6 0 -20 0Z', mix(box, '#FFF3D6', 0.7)),
          flip,
        );
      } else {
        art.path(rect(-158, -84, 8, 34), mix(cab, PALETTE.ink, 0.3));
        art.path(rect(-158, -72, 196, 22), mix(cab, PALETTE.ink, 0.22));
      }
      const body =
        'M46 -40V-124C46 -132 50 -136 58 -136H102C112 -136 116 -132 120 -122L136 -88C144 -86 148 -80 148 -70V-40Z';
      art.path(body, cab);
      art.grain(
        body,
        PALETTE.ink,
        ramp([0, 0.75], [0.5, 0.1], [1, 0]),
        light > 0 ? [46, -40, 140, -90] : [148, -40, 54, -90],
        FINE_GRAIN,
      );
      art.path('M66 -124H100C104 -124 106 -122 108 -118L120 -90H66Z', '#BFE0D2');
      art.path('M66 -124H84L72 -90H66Z', '#E9F4E6');
      art.path(rect(134, -62, 14, 12), PALETTE.sun);
      art.path(rect(46, -46, 104, 8), mix(cab, PALETTE.ink, 0.5));
      for (const wx of [-118, -68, 104]) {
        drawWheel(art, wx, -23, 23);
      }
    },
    flip,
  );
}
