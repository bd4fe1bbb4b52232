import { Art, ramp } from '../../drawing/canvas.ts';
import { drawBean } from '../../elements/coffee-cherries.ts';
import { drawGoldDisc } from '../../elements/gold-disc.ts';
import { circle, d, ellipse, polygon, rect, roundRect, TAU } from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The drum's front: its middle, and the radii of cover, door and window. */
const DRUM = { x: 560, y: 318, cover: 306, door: 250, window: 208 };

/** Bolts of the cover that lie under the chute and the hinges, clockwise from the right. */
const HIDDEN_BOLTS = [2, 3, 5, 6];

const IRON = '#2C3B36';
const STEEL = '#8C9288';
const BRASS = '#D9A24A';

/** From green through yellow to dark roast. */
const TONES = ['#9DAE6A', '#C2A35A', '#B57A3C', '#96562C', '#74401F', '#5A2F1A'] as const;

/** Where the heap is roasted from, left of the chute. */
const HEAP_ROASTED = DRUM.x - 110;

/** Roast: beans tumble behind the roaster's window and fall dark from its chute; the heap under it begins green at its left. */
export function drawRoast(): Art {
  const art = new Art(WIDTH, HEIGHT, 39);
  const random = createRandom(6);
  drawRoom(art);
  drawBody(art);
  drawDrum(art);
  drawTumble(art, random);
  drawFittings(art);
  drawChute(art, random);
  drawHeap(art, random);
  return art;
}

function drawRoom(art: Art): void {
  art.path(rect(0, 0, WIDTH, HEIGHT), '#5A2116');
  const warm = ramp([0, 1], [0.5, 0.45], [1, 0]);
  art.glow(rect(0, 0, WIDTH, HEIGHT), '#A8482A', warm, [820, 560, 760]);
}

/** The roaster's body behind the drum, with its smoke pipe. */
function drawBody(art: Art): void {
  const pipe = rect(846, -20, 74, 300);
  art.path(pipe, '#3E4C46');
  art.grain(pipe, PALETTE.ink, ramp([0, 0.9], [0.6, 0.1], [1, 0]), [846, 0, 920, 0]);
  art.path(rect(836, 84, 94, 18), STEEL);
  const body = roundRect(560, 66, 430, 512, 26);
  art.path(body, '#35453F');
  art.grain(body, PALETTE.ink, ramp([0, 0], [0.5, 0.3], [1, 0.8]), [990, 0, 780, 500]);
  art.path(d`M906 566h46l26 250h-60Z`, '#22302A');
}

/** Cast front of the drum: cover with bolts, hinged door with its window. Light comes from the right. */
function drawDrum(art: Art): void {
  const { x, y, cover, door, window } = DRUM;
  art.path(d`M${x - 190} ${y + 200}h60l-10 240h-70Z`, '#1E2A26');
  const front = circle(x, y, cover);
  art.path(front, IRON);
  art.grain(front, STEEL, ramp([0, 0.95], [0.35, 0.25], [0.7, 0]), [
    x + cover * 0.8,
    y - cover * 0.7,
    x - cover,
    y + cover * 0.6,
  ]);
  for (let i = 0; i < 12; i++) {
    const angle = ((i + 0.5) / 12) * TAU;
    const [bx, by] = [x + Math.cos(angle) * 279, y + Math.sin(angle) * 279];
    if (HIDDEN_BOLTS.includes(i)) {
      continue;
    }
    art.path(circle(bx - 2, by + 2, 10), PALETTE.ink);
    art.path(circle(bx, by, 9), '#C9C2AE');
  }
  art.path(circle(x, y, door), '#1B2622');
  art.path(circle(x, y, door - 8), '#4A5751');
  art.grain(circle(x, y, door - 8), '#C9C2AE', ramp([0, 0.9], [0.3, 0.2], [0.6, 0]), [
    x + door * 0.8,
    y - door * 0.6,
    x - door * 0.8,
    y + door * 0.6,
  ]);
  art.path(circle(x, y, window + 8), '#16201C');
  drawGoldDisc(art, x, y, window);
}

/** One of the browns of roasted beans. */
function roasted(random: Random): string {
  return mix('#96562C', '#5E3018', random());
}

/** The drum turns: most beans climb its left wall in a crescent, the rest are thrown over in an arc. */
function drawTumble(art: Art, random: Random): void {
  const { x, y, window } = DRUM;
  art.inside(circle(x, y, window), () => {
    const bed = d`M${x - 208} ${y - 30}C${x - 150} ${y + 40} ${x - 70} ${y + 60} ${x + 150} ${y + 150}L${x + 60} ${y + 230}L${x - 240} ${y + 200}Z`;
    art.path(bed, '#3E2010');
    const beans: (readonly [number, number, number])[] = [];
    for (let i = 0; i < 54; i++) {
      const along = random();
      const angle = (0.2 + along * 0.86) * Math.PI;
      const depth = Math.sin(along * Math.PI) ** 0.7;
      const far = window - 16 - random() * 104 * depth;
      beans.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far, angle]);
    }
    beans.sort((a, b) => a[1] - b[1]);
    for (const [bx, by, angle] of beans) {
      const turn = (angle * 180) / Math.PI + 90 + (random() - 0.5) * 90;
      drawBean(art, bx, by, 25, roasted(random), turn);
    }
    for (const [t, off] of [
      [0, 0],
      [0.2, 26],
      [0.36, -10],
      [0.54, 20],
      [0.7, -16],
      [0.86, 24],
      [1, -4],
    ] as const) {
      const angle = Math.PI * (1.14 + t * 0.66);
      const far = 148 - off - t * 26;
      drawBean(
        art,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far,
        25,
        roasted(random),
        t * 300 + 40,
      );
    }
  });
  art.path(
    d`M${x + 60} ${y - 176}C${x + 116} ${y - 160} ${x + 160} ${y - 114} ${x + 178} ${y - 56}C${x + 146} ${y - 108} ${x + 108} ${y - 146} ${x + 60} ${y - 176}Z`,
    '#FFF6DF',
    'opacity=".6"',
  );
}

/** Hinges on the door's left, latch with a ball handle on its right, and the trier under the window. */
function drawFittings(art: Art): void {
  const { x, y, door } = DRUM;
  for (const side of [-1, 1]) {
    art.path(roundRect(x - door - 34, y + side * 86 - 20, 76, 40, 8), '#1B2622');
    art.path(roundRect(x - door - 32, y + side * 86 - 20, 72, 32, 8), '#5B625A');
  }
  art.line(d`M${x + door - 26} ${y + 10}L${x + door + 66} ${y - 34}`, '#16201C', 24);
  art.line(d`M${x + door - 26} ${y + 6}L${x + door + 66} ${y - 38}`, STEEL, 15);
  art.path(circle(x + door + 70, y - 40, 25), '#7A1F14');
  art.path(circle(x + door + 70, y - 40, 23), PALETTE.soil);
  art.path(ellipse(x + door + 78, y - 49, 8, 6), '#F4C6A0');
  art.path(circle(900, 170, 46), BRASS);
  art.path(circle(900, 170, 37), PALETTE.cream);
  art.line('M900 172L918 150', PALETTE.soilDark, 6);
  art.line('M874 178A27 27 0 0 1 883 151', PALETTE.leaf, 5);
  art.line('M900 143A27 27 0 0 1 926 178', PALETTE.cherry, 5);
}

/** The discharge chute under the door, and beans that fall from it. */
function drawChute(art: Art, random: Random): void {
  const { x, y, door } = DRUM;
  const top = y + door - 24;
  art.path(roundRect(x - 106, top - 16, 212, 30, 6), '#5B625A');
  const chute = polygon([
    [x - 92, top + 12],
    [x + 92, top + 12],
    [x + 66, top + 92],
    [x - 66, top + 92],
  ]);
  art.path(chute, STEEL);
  art.grain(chute, PALETTE.ink, ramp([0, 0.95], [0.6, 0.2], [1, 0]), [x - 92, top, x + 80, top]);
  art.path(ellipse(x, top + 92, 66, 13), '#16201C');
  for (let i = 0; i < 13; i++) {
    const fall = top + 88 + i * 9;
    const spread = 34 + i * 5;
    drawBean(art, x + (random() - 0.5) * 2 * spread, fall, 20, roasted(random), random() * 180);
  }
}

/** A heap whose beans darken to the right, so that they are roasted where the chute drops them; it is lit along its crest. */
function drawHeap(art: Art, random: Random): void {
  const crest = (px: number) => 704 + ((px - DRUM.x) / 700) ** 2 * 210;
  const beans: { x: number; y: number; ink: string; size: number }[] = [];
  for (let row = 0; row < 8; row++) {
    for (let px = -30 + (row % 2) * 22; px < WIDTH + 40; px += 44 + row * 2.4) {
      const bx = px + (random() - 0.5) * 20;
      const by = crest(bx) + row * 27 + (random() - 0.5) * 12;
      const share = Math.max(0, Math.min(5, (bx / HEAP_ROASTED) * 5 + (random() - 0.5) * 0.9));
      const ink = at(TONES, Math.min(5, Math.floor(share)));
      beans.push({
        x: bx,
        y: by,
        ink: row === 0 ? mix(ink, '#FFE2B0', 0.2) : ink,
        size: 24 + row * 1.7,
      });
    }
  }
  const floor = beans.filter(({ y }) => y < HEIGHT + 30).sort((p, q) => p.y - q.y);
  art.path('M-20 900C120 800 330 704 560 704S1000 800 1220 900Z', '#4A2412');
  for (const { x, y, ink, size } of floor) {
    drawBean(art, x, y, size, ink, random() * 180);
  }
}
