import { Art, ramp } from '../../drawing/canvas.ts';
import { clothFill } from '../../elements/cloth.ts';
import { drawBoot, drawHoe, drawPanga, drawSecateurs, type ToolInk } from './hand-tools.ts';
import { rect } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Where the light from the upper right throws the shadow of what lies on the cloth, in units. */
const SHADOW = { across: -16, down: 20 } as const;

/** Tools laid out on kitenge: a large hoe; around it panga, secateurs and a pair of boots. */
export function drawTools(): Art {
  const art = new Art(WIDTH, HEIGHT, 43);
  const cloth = rect(0, 0, WIDTH, HEIGHT);
  const print = { motif: 'sun', inks: ['#F3DDB5', '#F6CB7C', '#ECBE90', '#E2A273'] } as const;
  art.path(cloth, clothFill(art, print, 2.1, 8));
  art.grain(cloth, PALETTE.soilDark, ramp([0, 0], [0.6, 0.05], [1, 0.5]), [900, 0, 100, 900]);
  lay(art, { x: 150, y: 176, scale: 0.66, turn: -18 }, drawSecateurs);
  lay(art, { x: 1074, y: 386, scale: 0.8, turn: 9 }, drawPanga);
  lay(art, { x: 556, y: 836, scale: 1.25, turn: -12 }, drawBoot);
  lay(art, { x: 858, y: 862, scale: 1.25, turn: 8 }, drawBoot);
  lay(art, { x: 470, y: 96, scale: 1, turn: 21 }, drawHoe);
  return art;
}

type Place = { x: number; y: number; scale: number; turn: number };

/** Lays a tool down: its shadow, then itself. */
function lay(art: Art, place: Place, draw: (art: Art, ink: ToolInk) => void): void {
  const { x, y, scale, turn } = place;
  const put = (dx: number, dy: number, ink: ToolInk) => {
    art.at(x + dx, y + dy, scale, () => draw(art, ink), false, turn);
  };
  put(SHADOW.across, SHADOW.down, PALETTE.soilDark);
  put(0, 0, null);
}
