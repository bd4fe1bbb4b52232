import { Art, ramp } from '../../drawing/canvas.ts';
import { drawCabbage } from '../../elements/plants.ts';
import { drawUprightFromAbove } from '../../figures/from-above.ts';
import { blob, circle, d, ellipse, range, rect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
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

/** The main valve on the supply pipe, in picture units. */
const VALVE = { x: 748, y: 630, radius: 50 } as const;

const WET = '#5A2213';

/** Shadow of someone who stands at the origin: legs, coat and the brim of a hat, to the right; units of the picture. */
const STANDING_SHADOW =
  'M0 -34C40 -32 70 -50 104 -58C118 -60 130 -58 140 -54C162 -68 196 -66 218 -46C244 -20 246 26 222 54C202 76 168 80 144 68C130 74 116 76 102 72C70 64 40 48 0 46Z';

/** Drip irrigation from above: rows of cabbages, each on its dark line of wet soil; someone in a straw hat turns the main valve. */
export function drawDripIrrigation(): Art {
  const art = new Art(WIDTH, HEIGHT, 42);
  const random = createRandom(14);
  setLight(art, -1);
  const field = rect(0, 0, WIDTH, HEIGHT);
  art.path(field, '#B5572F');
  art.grain(field, '#E8A878', ramp([0, 0.9], [0.5, 0.4], [1, 0.1]), [WIDTH, 0, 0, HEIGHT]);
  art.group(`rotate(${TURN} 600 450)`, () => {
    art.path(PATH, '#C46A3E');
    for (const y of BEDS) {
      drawBed(art, y, random);
    }
    drawPipe(art);
  });
  drawCoil(art);
  drawGrower(art);
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
      art.path(ellipse(px - 9, py + 17, r * 1.04, r), '#3A120A', 'opacity=".45"');
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

/** Spare drip line, rolled up on the path. */
function drawCoil(art: Art): void {
  const [x, y] = [226, 776];
  const rings = range(0, 4).map((i) => circle(x + (i % 2) * 5, y + (i % 3) * 4, 44 + i * 10));
  const roll =
    rings.join('') +
    d`M${x - 82} ${y + 14}C${x - 80} ${y + 92} ${x + 40} ${y + 100} ${x + 150} ${y + 76}`;
  art.line(roll, '#4A140A', 7, 'opacity=".45" transform="translate(8 5)"');
  art.line(roll, '#14201A', 7);
  art.line(roll, '#4E6A5C', 1.8);
  for (const turn of [30, 150, 270]) {
    art.path(
      rect(38, -5, 52, 10),
      PALETTE.sand,
      `transform="translate(${x + 2} ${y + 4}) rotate(${turn})"`,
    );
  }
}

/** Both hands hold the wheel of the valve. The shadow on the path tells that the grower stands. */
function drawGrower(art: Art): void {
  const { x, y, radius } = VALVE;
  const [bodyX, bodyY, scale] = [x, y + 176, 1.15];
  art.path(STANDING_SHADOW, '#4A140A', `opacity=".45" transform="translate(${bodyX} ${bodyY})"`);
  art.path(rect(x - 40, y - 20, 80, 40), PALETTE.soilDark);
  art.line(circle(x + 12, y + 8, radius), '#3A120A', 13, 'opacity=".4"');
  const spokes = range(30, 330, 60).map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return d`M${x} ${y}L${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  });
  art.line(spokes.join(''), mix(PALETTE.cherry, PALETTE.ink, 0.2), 8);
  art.line(circle(x, y, radius), PALETTE.cherry, 13);
  art.line(circle(x, y, radius + 2), '#E8766A', 3);
  art.path(circle(x, y, 14), mix(PALETTE.cherry, PALETTE.ink, 0.35));
  art.path(circle(x - 2, y - 2, 7), '#E8766A');
  drawUprightFromAbove(art, bodyX, bodyY, scale, 0, {
    top: PALETTE.cream,
    topCloth: { motif: 'rows', inks: ['#DCE5CF', '#2F7B78', '#FCF4E3', '#20365C'] },
    skin: '#653822',
    hat: '#F0D89C',
    boots: PALETTE.forest,
    left: [
      [-90, -62],
      [-44, -129],
    ],
  });
}
