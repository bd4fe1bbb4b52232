import { type Art, ramp } from '../../drawing/canvas.ts';
import { type Point, pointsOf, rect, smooth } from '../../drawing/geometry.ts';
import { lightOn, type LightSide } from '../../drawing/light.ts';

/** Inks of Kilimanjaro: its flanks, their shade, the snow, and the haze it stands in. */
export type KilimanjaroInks = {
  flank: string;
  shade: string;
  snow: string;
  haze: string;
};

/** Seen from the north, in units at scale 1: Mawenzi's sharp peak at the left, Kibo's broad dome. */
const OUTLINE: readonly Point[] = pointsOf(
  '-760,0 -620,-34 -500,-70 -430,-98 -396,-122 -380,-118 -366,-134 -344,-116 -330,-120 -300,-96 -240,-92 -190,-112 -150,-144 -122,-180 -92,-206 -52,-220 0,-225 56,-222 98,-210 136,-180 184,-138 250,-102 340,-68 480,-36 660,-8 760,0',
);

/** The ice cap: level at the top, with tongues in the gullies below. */
const SNOW: readonly Point[] = pointsOf(
  '-122,-180 -92,-206 -52,-220 0,-225 56,-222 98,-210 126,-190 110,-180 96,-160 80,-182 58,-164 44,-140 30,-172 6,-158 -8,-134 -24,-170 -46,-156 -60,-176 -82,-164 -98,-178',
);

const SHADE: readonly Point[] = pointsOf(
  '60,-228 104,-213 142,-181 190,-137 256,-101 340,-69 480,-37 300,-30 170,-60 104,-110 92,-150 74,-178 78,-204',
);

/** Kilimanjaro standing on `base`, its dome over `cx`; 225 units high and 1500 wide before it is stretched. */
export function drawKilimanjaro(
  art: Art,
  cx: number,
  base: number,
  scaleX: number,
  scaleY: number,
  inks: KilimanjaroInks,
  sun: LightSide = lightOn(art),
): void {
  art.shows.add('Kilimanjaro');
  const place = (points: readonly Point[], mirror = 1) =>
    smooth(
      points.map(([x, y]) => [cx + x * scaleX * mirror, base + y * scaleY]),
      true,
      1 / 10,
    );
  const outline = place(OUTLINE);
  art.path(outline, inks.flank);
  const clip = art.clip(outline);
  art.path(place(SHADE, -sun), inks.shade, `opacity=".55" ${clip}`);
  art.path(place(SNOW), inks.snow);
  art.path(place(SHADE, -sun), inks.shade, `opacity=".3" ${art.clip(place(SNOW))}`);
  const line = [0, base - 130 * scaleY, 0, base - 10 * scaleY] as const;
  art.grain(outline, inks.haze, ramp([0, 0], [0.45, 0.35], [1, 1]), line);
  const veil = art.linear(
    [
      [0, inks.haze, 0],
      [1, inks.haze, 1],
    ],
    [0, base - 70 * scaleY, 0, base],
  );
  art.path(rect(0, base - 70 * scaleY, art.width, 70 * scaleY), veil);
}
