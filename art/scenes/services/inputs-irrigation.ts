import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCabbage } from '../../elements/plants.ts';
import { drawFromAbove } from '../../figures/from-above.ts';
import { blob, circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The field lies aslant in the picture, in degrees. */
const TURN = -16;

/** Distance of the beds, and of the plants in a bed. */
const BED = 212;
const PLANT = 128;

/** The path, where nothing grows, and on it the field's supply pipe. */
const PATH = rect(-200, -320, 612, 1560);
const SUPPLY = 322;

/** Heights of the beds, and where on each of them the drippers lie, with two plants beside every one. */
const BEDS = range(68, 1128, BED);
const DRIPPERS = range(430, 1330, PLANT);

const WET = '#5A2213';

/** Drip irrigation from above: rows of cabbages, each on its dark line of wet soil; a woman opens the tap. */
export function drawDripIrrigation(): Art {
  const art = new Art(WIDTH, HEIGHT, 42);
  const random = createRandom(14);
  setLight(art, 1);
  const field = rect(0, 0, WIDTH, HEIGHT);
  art.path(field, '#B5572F');
  art.grain(field, '#E8A878', ramp([0, 0.9], [0.5, 0.4], [1, 0.1]), [WIDTH, 0, 0, HEIGHT]);
  art.group(`rotate(${TURN} 600 450)`, () => {
    art.path(PATH, '#C46A3E');
    for (const y of BEDS) {
      drawBed(art, y, random);
    }
    drawPipe(art);
    drawWoman(art);
  });
  return art;
}

/** A line with plants on both its sides; round every dripper the soil is dark. */
function drawBed(art: Art, y: number, random: Random): void {
  const wet = DRIPPERS.map((x) => blob(x, y, 84, 62, random, 0.2, 10));
  art.path(wet.join(''), WET, 'opacity=".62"');
  art.line(d`M${SUPPLY} ${y}H1360`, '#14201A', 10);
  art.line(d`M${SUPPLY} ${y - 2}H1360`, '#4E6A5C', 2.4);
  for (const [i, x] of DRIPPERS.entries()) {
    art.path(rect(x - 13, y - 11, 26, 22), '#22302A');
    art.path(circle(x + 3, y + 15, 7), '#CFEAE4');
    for (const side of [-1, 1] as const) {
      const [px, py] = [x + 64 + side * 14, y + side * 58];
      const r = 56 + ((i * 7 + side * 3) % 4) * 3;
      art.path(ellipse(px - 14, py + 12, r * 1.04, r), '#3A120A', 'opacity=".45"');
      drawCabbage(art, px, py, r, random, 1);
    }
  }
}

/** The supply pipe across the head of the beds, with a tap for each. */
function drawPipe(art: Art): void {
  const x = SUPPLY;
  art.line(d`M${x - 6} -320V1240`, '#3A120A', 30, 'opacity=".35"');
  art.line(d`M${x} -320V1240`, PALETTE.indigo, 26);
  art.line(d`M${x + 6} -320V1240`, '#5F7FA6', 5);
  for (const y of BEDS) {
    art.line(d`M${x} ${y}H${x + 110}`, '#14201A', 12);
    art.path(rect(x + 24, y - 15, 34, 30), PALETTE.soil);
    art.path(rect(x + 37, y - 34, 9, 42), PALETTE.sun);
  }
}

/** She bends over the second tap. */
function drawWoman(art: Art): void {
  art.path(ellipse(142, 530, 130, 96), '#4A140A', 'opacity=".45"');
  drawFromAbove(art, 188, 512, 1.2, 84, {
    top: PALETTE.sun,
    topCloth: { motif: 'leaf', inks: ['#F6B23C', '#A63D22', '#FCF4E3', '#1E4A33'] },
    skirt: PALETTE.plum,
    skin: '#4A2719',
    hat: '#F0D89C',
    left: [
      [-84, -56],
      [-40, -112],
    ],
    right: [
      [95, -40],
      [92, -84],
    ],
  });
}
