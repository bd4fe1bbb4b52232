import { type Art, ramp } from '../canvas.ts';
import { ellipse } from '../geometry.ts';
import { lightOn } from '../light.ts';
import { mix, PALETTE } from '../palette.ts';

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
    art.grain(BOWL, '#8A5B50', ramp([0, 1], [0.45, 0.2], [1, 0]), away, { frequency: 0.9 });
    art.path(ellipse(0, -40, 86, 27), '#FFFBF0');
    const tea = ellipse(0, -37, 76, 22);
    art.path(tea, liquor);
    const shine = [76 * side, -60, -40 * side, -20] as const;
    art.grain(tea, mix(liquor, '#FFE9B8', 0.6), ramp([0, 1], [0.5, 0.1], [1, 0]), shine, {
      frequency: 0.9,
    });
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
