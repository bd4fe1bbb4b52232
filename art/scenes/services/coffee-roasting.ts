import { Art, ramp } from '../../canvas.ts';
import { drawBean } from '../../elements/coffee.ts';
import { drawGoldDisc } from '../../elements/gold-disc.ts';
import { circle, polygon, range, rect } from '../../geometry.ts';
import { at } from '../../items.ts';
import { mix, PALETTE } from '../../palette.ts';
import { createRandom } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Roast: beans in a fan from green to dark below the roaster's glowing window. */
export function drawRoast(): Art {
  const art = new Art(WIDTH, HEIGHT, 39);
  const random = createRandom(6);
  art.path(rect(0, 0, WIDTH, HEIGHT), '#3A1A14');
  art.grain(
    rect(0, 0, WIDTH, HEIGHT),
    '#8A3A20',
    ramp([0, 1], [0.5, 0.35], [1, 0]),
    [600, 0, 600, 900],
  );
  art.path(circle(600, 250, 330), '#22302A');
  art.grain(circle(600, 250, 330), '#8C9288', ramp([0, 1], [0.4, 0.2], [1, 0]), [330, 0, 800, 500]);
  art.line(circle(600, 250, 262), '#5B625A', 16);
  for (const i of range(0, 11)) {
    const a = (i / 12) * Math.PI * 2;
    art.path(circle(600 + Math.cos(a) * 296, 250 + Math.sin(a) * 296, 10), '#C9C2AE');
  }
  drawGoldDisc(art, 600, 250, 226);
  for (let i = 0; i < 46; i++) {
    const a = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 196;
    drawBean(
      art,
      600 + Math.cos(a) * far,
      270 + Math.sin(a) * far * 0.9,
      27,
      mix('#8A4A22', '#4A2412', random()),
      random() * 180,
    );
  }
  art.path(
    polygon([
      [440, 520],
      [760, 520],
      [820, 600],
      [380, 600],
    ]),
    '#5B625A',
  );
  art.grain(
    polygon([
      [440, 520],
      [760, 520],
      [820, 600],
      [380, 600],
    ]),
    PALETTE.ink,
    [
      [0, 0],
      [0.5, 0.2],
      [1, 0.9],
    ],
    [440, 0, 820, 0],
  );
  const tones = ['#9DAE6A', '#C2A35A', '#B57A3C', '#8A4E28', '#5E3018', '#3A1C10'];
  const beans: { x: number; y: number; ink: string; size: number }[] = [];
  for (let i = 0; i < 330; i++) {
    const u = random();
    const v = random();
    const x = 600 + (u - 0.5) * (460 + v * 900);
    const y = 616 + v * 300;
    const share = (x + 100) / 1400;
    beans.push({
      x,
      y,
      ink: at(tones, Math.max(0, Math.min(5, Math.floor(share * 6)))),
      size: 24 + v * 16,
    });
  }
  beans.sort((p, q) => p.y - q.y);
  for (const { x, y, ink, size } of beans) {
    drawBean(art, x, y, size, ink, random() * 180);
  }
  return art;
}
