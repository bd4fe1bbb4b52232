import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCabbage } from '../../elements/plants.ts';
import { drawFromAbove } from '../../figures/from-above.ts';
import { blob, circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The beds run up the picture, in degrees. */
const TURN = -90;

/** Distance of the beds, and of the plants in a bed. */
const BED = 212;
const PLANT = 128;

/** The path, where nothing grows, and on it the field's supply pipe. */
const PATH = rect(0, -320, 510, 1560);
const SUPPLY = 420;

/** Heights of the beds, and where on each of them the drippers lie, with two plants beside every one. */
const BEDS = range(-144, 1128, BED);
const DRIPPERS = range(528, 1330, PLANT);

/** The bed whose tap the man opens: he has turned its lever. */
const OPENED = -144 + 4 * BED;

const WET = '#5A2213';

/** Drip irrigation from above: rows of cabbages, each on its dark line of wet soil; a man squats at a tap and opens it. */
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
    drawMan(art);
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
    const turn = y === OPENED ? `transform="rotate(-30 ${x + 41} ${y})"` : '';
    art.path(rect(x + 37, y - 34, 9, 42), PALETTE.sun, turn);
  }
}

/** He turns the lever of a tap with one hand and steadies the pipe with the other. His shadow falls where those of the cabbages fall. */
function drawMan(art: Art): void {
  art.path(ellipse(268, 692, 122, 124), '#4A140A', 'opacity=".45"');
  drawFromAbove(art, 306, 658, 1.3, 90, {
    top: PALETTE.cream,
    topCloth: { motif: 'rows', inks: ['#DCE5CF', '#2F7B78', '#FCF4E3', '#20365C'] },
    trousers: '#3A4A5C',
    skin: '#653822',
    cap: PALETTE.teal,
    left: [
      [-74, -40],
      [-56, -70],
    ],
    right: [
      [60, -54],
      [27, -92],
    ],
    isHolding: true,
  });
}
