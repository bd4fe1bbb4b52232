import { Art, ramp } from '../../canvas.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, type Point, polygon, type Quad, rect } from '../../geometry.ts';
import { pick } from '../../items.ts';
import { PALETTE } from '../../palette.ts';
import { createRandom, type Random } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Withering: long troughs of green leaf running to a bright window. */
export function drawWithering(): Art {
  const art = new Art(WIDTH, HEIGHT, 32);
  const random = createRandom(14);
  const vx = 600;
  art.path(rect(0, 0, WIDTH, HEIGHT), '#EAD3A8');
  art.path(
    polygon([
      [0, 0],
      [WIDTH, 0],
      [790, 230],
      [410, 230],
    ]),
    '#A65B38',
  );
  art.grain(
    polygon([
      [0, 0],
      [WIDTH, 0],
      [790, 230],
      [410, 230],
    ]),
    PALETTE.ink,
    [
      [0, 0.95],
      [0.6, 0.25],
      [1, 0],
    ],
    [0, 0, 0, 240],
  );
  for (const t of [0.08, 0.3, 0.55, 0.8]) {
    const y = 230 * t;
    const x = 410 * t;
    art.line(d`M${x} ${y}H${WIDTH - x}`, '#5B2A18', 16 - t * 9);
  }
  for (const side of [-1, 1]) {
    const wall = polygon([
      [vx + side * 600, 0],
      [vx + side * 190, 230],
      [vx + side * 190, 420],
      [vx + side * 600, 760],
    ]);
    art.path(wall, '#F3DDB5');
    art.grain(wall, '#A6603F', ramp([0, 0.95], [0.5, 0.25], [1, 0]), [
      vx + side * 620,
      0,
      vx + side * 190,
      0,
    ]);
    for (const [a, b] of [
      [0.12, 0.34],
      [0.44, 0.62],
      [0.7, 0.84],
    ] as const) {
      const at = (t: number, k: number): Point => [
        vx + side * (600 - 410 * t),
        230 * t + 60 + k * (160 - 96 * t),
      ];
      const pane = polygon([at(a, 0), at(b, 0), at(b, 1), at(a, 1)]);
      art.path(pane, '#BFE0D2');
      art.line(pane, PALETTE.teal, 7);
    }
  }
  const gable = rect(410, 230, 380, 190);
  art.path(gable, '#FCE5BC');
  art.path(circle(600, 316, 62), '#FFF8E6');
  art.grain(gable, '#EFA65F', ramp([0, 0.9], [0.5, 0.2], [1, 0]), [0, 230, 0, 420]);
  art.line('M410 230H790V420M600 230V420M410 230V420M410 322H790', PALETTE.soilDark, 8);
  const floor = polygon([
    [410, 420],
    [790, 420],
    [WIDTH + 260, 900],
    [-260, 900],
  ]);
  art.path(floor, '#B98A62');
  art.grain(floor, '#FBE3BE', ramp([0, 1], [0.4, 0.3], [1, 0]), [0, 420, 0, 800]);
  drawTrough(
    art,
    [
      [440, 430],
      [560, 430],
      [500, 900],
      [-210, 900],
    ],
    random,
  );
  drawTrough(
    art,
    [
      [640, 430],
      [760, 430],
      [1410, 900],
      [700, 900],
    ],
    random,
  );
  drawPerson(
    art,
    604,
    700,
    0.86,
    {
      top: PALETTE.teal,
      bottom: '#3A4A5C',
      apron: PALETTE.cream,
      cap: PALETTE.cream,
      skin: '#4A2719',
    },
    {
      nod: 10,
      near: [
        [42, -208],
        [86, -196],
      ],
      far: [
        [60, -216],
        [96, -206],
      ],
      held: () => art.line('M60 -200L170 -120M156 -140L186 -104', '#8A5A2B', 7),
    },
  );
  return art;
}

const LEAF_INKS = [PALETTE.leaf, PALETTE.flush, '#6FA637', PALETTE.deep, '#B4CC4C'];

/** Wooden trough in perspective, carpeted with leaf. */
function drawTrough(art: Art, corners: Quad, random: Random): void {
  const [a, b, c, e] = corners;
  const lower: Point[] = [e, [e[0], e[1] + 90], [c[0], c[1] + 90], c];
  art.path(polygon(lower), '#5B3417');
  const skirt = polygon([
    a,
    b,
    [b[0] + 6, b[1] + 26],
    [c[0] + 18, c[1] + 60],
    [e[0] - 18, e[1] + 60],
    [a[0] - 6, a[1] + 26],
  ]);
  art.path(skirt, '#6B4526');
  art.path(polygon(corners), '#2F6B38');
  const clip = art.clip(polygon(corners));
  const sprigs: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < 900; i++) {
    const t = random() ** 0.62;
    const left = a[0] + (e[0] - a[0]) * t;
    const right = b[0] + (c[0] - b[0]) * t;
    sprigs.push({
      x: left + random() * (right - left),
      y: a[1] + (e[1] - a[1]) * t,
      size: 5 + t * 26,
    });
  }
  sprigs.sort((p, q) => p.y - q.y);
  for (const { x, y, size } of sprigs) {
    const angle = random() * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.5];
    const leaf = d`M${x} ${y}q${dx * 0.5 - dy * 0.3} ${dy * 0.5 - size * 0.3} ${dx} ${dy}q${-dx * 0.5 + dy * 0.3} ${size * 0.3 - dy * 0.5} ${-dx} ${-dy}Z`;
    art.path(leaf, pick(LEAF_INKS, random), clip);
  }
  art.line(polygon(corners), '#C98F45', 9);
}
