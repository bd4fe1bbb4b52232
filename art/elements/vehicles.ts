import { type Art, ramp } from '../canvas.ts';
import { circle, d, range, rect, roundRect } from '../geometry.ts';
import { mix, PALETTE } from '../palette.ts';
import { type Cloth, clothFill } from './cloth.ts';

const TYRE = '#1B211E';

const FREQUENCY = { frequency: 0.9 };

function drawWheel(art: Art, x: number, y: number, r: number, hub = '#C9C2AE'): void {
  art.path(circle(x, y, r), TYRE);
  art.path(circle(x, y, r * 0.55), hub);
  art.path(circle(x, y, r * 0.2), mix(hub, PALETTE.ink, 0.6));
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
  art.at(
    x,
    y,
    scale,
    () => {
      art.path(rect(-158, -52, 300, 14), '#22302A');
      load?.();
      if (box) {
        art.path(rect(-158, -150, 196, 100), box);
        for (const px of range(-146, 30, 12)) {
          art.line(d`M${px} -146V-54`, mix(box, PALETTE.ink, 0.18), 1.6);
        }
        art.grain(
          rect(-158, -150, 196, 100),
          PALETTE.ink,
          ramp([0, 0.8], [0.5, 0.12], [1, 0]),
          [-158, -50, 38, -110],
          FREQUENCY,
        );
        art.path(
          'M-76 -76C-84 -112 -56 -128 -34 -126C-34 -98 -50 -76 -76 -76Z',
          mix(box, '#FFF3D6', 0.7),
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
        [46, -40, 140, -90],
        FREQUENCY,
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

/** Nairobi matatu minibus facing +x, about 275 units long, with its yellow band and painted flank. */
export function drawMatatu(
  art: Art,
  x: number,
  y: number,
  scale: number,
  color: string,
  cloth: Cloth,
  flip = false,
): void {
  art.at(
    x,
    y,
    scale,
    () => {
      const body =
        'M-136 -22V-104C-136 -118 -126 -126 -112 -126H70C92 -126 102 -118 112 -96L126 -72C136 -68 140 -62 140 -52V-22Z';
      art.path('M-104 -126V-140H56V-126', '#2A332E');
      art.path(body, color);
      const clip = art.clip(body);
      art.path(rect(-140, -58, 290, 38), clothFill(art, cloth, 0.36), clip);
      art.path(rect(-140, -68, 290, 11), PALETTE.sun, clip);
      for (const px of range(-136, 140, 22)) {
        art.path(rect(px, -68, 10, 11), TYRE, clip);
      }
      for (const px of [-122, -78, -34, 10]) {
        art.path(roundRect(px, -114, 38, 36, 6), '#23414A');
        art.path(d`M${px + 4} -84L${px + 18} -112h10L${px + 12} -80Z`, '#7FB6B0');
      }
      art.path('M56 -114H78C86 -114 90 -110 96 -98L106 -78H56Z', '#23414A');
      art.path('M62 -112H74L64 -82H58Z', '#7FB6B0');
      const heads: readonly (readonly [number, number])[] = [
        [-104, 0],
        [-60, 1],
        [-16, 0],
        [28, 1],
      ];
      for (const [hx, kind] of heads) {
        art.path(circle(hx, -92, 8), '#4A2719');
        art.path(d`M${hx - 12} -78c2 -10 22 -10 24 0Z`, kind ? PALETTE.sun : PALETTE.soilLight);
      }
      art.grain(body, PALETTE.ink, ramp([0, 0.75], [0.45, 0.1], [1, 0]), [-136, -20, 60, -120], {
        ...FREQUENCY,
        clip,
      });
      art.path(rect(128, -52, 12, 12), '#FFF3D6');
      art.path(rect(-140, -26, 282, 8), '#22302A');
      drawWheel(art, -88, -20, 22);
      drawWheel(art, 84, -20, 22);
    },
    flip,
  );
}

/** Farm tractor facing +x, about 170 units long. */
export function drawTractor(
  art: Art,
  x: number,
  y: number,
  scale: number,
  color: string,
  flip = false,
): void {
  art.at(
    x,
    y,
    scale,
    () => {
      art.path('M-20 -42H78V-84C78 -90 74 -92 68 -92H-4Z', color);
      art.grain(
        'M-20 -42H78V-84C78 -90 74 -92 68 -92H-4Z',
        PALETTE.ink,
        ramp([0, 0.7], [0.6, 0.1], [1, 0]),
        [-20, -40, 70, -80],
        FREQUENCY,
      );
      art.line('M54 -92V-124', '#22302A', 7);
      art.line('M-62 -90L-52 -158H-4L6 -92', '#22302A', 6);
      art.path('M-72 -164H12V-154H-72Z', mix(color, PALETTE.ink, 0.2));
      art.path('M-92 -70C-86 -100 -34 -104 -16 -72Z', mix(color, PALETTE.ink, 0.25));
      art.path(rect(62, -84, 10, 26), mix(color, PALETTE.ink, 0.4));
      drawWheel(art, -52, -42, 42, PALETTE.sun);
      drawWheel(art, 62, -26, 26, PALETTE.sun);
    },
    flip,
  );
}
