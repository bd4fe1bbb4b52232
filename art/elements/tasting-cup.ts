import { type Art, FINE_GRAIN, ramp } from '../drawing/canvas.ts';
import { ellipse } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE } from '../drawing/palette.ts';

const BOWL = 'M-86 -40C-86 30 -56 62 0 62S86 30 86 -40Z';

/** A tasting bowl; its rim is 172 units wide at scale 1 and lies 40 above (x, y), its foot 62 below. */
export type TastingCup = {
  x: number;
  y: number;
  scale: number;
  /** Ink of the tea. */
  liquor: string;
  steam?: boolean;
};

/** Handleless white bowl of tea with its contact shadow. */
export function drawCup(art: Art, { x, y, scale, liquor, steam = false }: TastingCup): void {
  const side = lightOn(art);
  art.at(x, y, scale, () => {
    art.path(ellipse(-side * 34, 59, 104, 13), '#2A120A', 'opacity=".5"');
    art.path(BOWL, PALETTE.cream);
    const away = [-86 * side, 50, 70 * side, -20] as const;
    art.grain(BOWL, '#8A5B50', ramp([0, 1], [0.45, 0.2], [1, 0]), away, FINE_GRAIN);
    art.path(ellipse(0, -40, 86, 27), '#FFFBF0');
    const tea = ellipse(0, -37, 76, 22);
    art.path(tea, liquor);
    const shine = [76 * side, -60, -40 * side, -20] as const;
    art.grain(
      tea,
      mix(liquor, '#FFE9B8', 0.6),
      ramp([0, 1], [0.5, 0.1], [1, 0]),
      shine,
      FINE_GRAIN,
    );
    art.path('M-20 -46q30 -8 60 0q-30 6 -60 0Z', '#FFF6DF', 'opacity=".7"');
    if (steam) {
      for (const wisp of [-1, 1]) {
        art.line(
          `M${wisp * 18} -76c-14 -22 14 -40 0 -64s10 -30 2 -48`,
          '#FFF6DF',
          5,
          'opacity=".55"',
        );
      }
    }
  });
}

/** White lidded mug that the leaf brews in: body, loop handle, lid with a knob; foot centre at (x, y). */
export function drawBrewingMug(art: Art, x: number, y: number, scale: number): void {
  const side = lightOn(art);
  const body = 'M-44 -96L-42 -8C-30 4 30 4 42 -8L44 -96Z';
  art.at(x, y, scale, () => {
    art.path(ellipse(-side * 22, -2, 66, 11), '#2A120A', 'opacity=".5"');
    art.line('M42 -78C78 -84 76 -24 40 -28', '#E4D9C0', 11);
    art.path(body, PALETTE.cream);
    const line = [-46 * side, -20, 40 * side, -50] as const;
    art.grain(body, '#8A5B50', ramp([0, 1], [0.5, 0.2], [1, 0]), line, FINE_GRAIN);
    art.path('M-50 -98C-46 -116 46 -116 50 -98C30 -88 -30 -88 -50 -98Z', '#FFFBF0');
    art.path('M-50 -98C-30 -88 30 -88 50 -98L48 -92C30 -83 -30 -83 -48 -92Z', '#CDBFA4');
    art.path(ellipse(0, -115, 11, 8), '#FFFBF0');
    art.path('M-11 -115a11 8 0 0 0 22 0a11 12 0 0 1 -22 0Z', '#CDBFA4');
  });
}

/** Low square tray of dry leaf, seen from the front; middle of its front edge at (x, y). */
export function drawLeafTray(art: Art, x: number, y: number, scale: number): void {
  art.at(x, y, scale, () => {
    art.path(ellipse(-lightOn(art) * 12, 2, 66, 8), '#2A120A', 'opacity=".5"');
    art.path('M-44 -34H44L58 -10H-58Z', '#C9C2AE');
    art.path('M-36 -32C-20 -48 18 -50 36 -32L44 -14H-44Z', '#2E1C14');
    art.path('M-22 -36C-8 -45 10 -46 22 -37C8 -40 -6 -40 -22 -36Z', '#6B4A34');
    art.path('M-58 -10H58V4H-58Z', '#A39C88');
  });
}
