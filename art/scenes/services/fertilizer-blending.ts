import { Art, ramp } from '../../canvas.ts';
import { drawBag } from '../../elements/sacks.ts';
import { drawPerson } from '../../figures/person.ts';
import { circle, d, ellipse, polygon, range, rect, roundRect } from '../../geometry.ts';
import { at } from '../../items.ts';
import { mix, PALETTE } from '../../palette.ts';
import { createRandom } from '../../random.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Blending plant: three hoppers of coloured nutrients feed one belt and a row of bags. */
export function drawBlending(): Art {
  const art = new Art(WIDTH, HEIGHT, 45);
  const random = createRandom(18);
  art.path(rect(0, 0, WIDTH, HEIGHT), '#DCE5CF');
  art.grain(
    rect(0, 0, WIDTH, HEIGHT),
    '#86B8A2',
    ramp([0, 0], [0.5, 0.2], [1, 0.95]),
    [900, 0, 100, 900],
  );
  for (const x of range(60, 1200, 180)) {
    art.line(d`M${x} 0V720`, '#B9CDB8', 12);
  }
  art.path(rect(0, 720, WIDTH, 180), '#8A9A8C');
  art.grain(rect(0, 720, WIDTH, 180), PALETTE.night, ramp([0, 0.2], [1, 0.95]), [0, 720, 0, 910]);
  const inks = [PALETTE.cream, PALETTE.soilLight, PALETTE.sun] as const;
  const beltY = 600;
  [220, 530, 840].forEach((x, i) => {
    const nutrient = at(inks, i);
    art.line(d`M${x - 120} 300V${beltY + 120}M${x + 120} 300V${beltY + 120}`, PALETTE.forest, 17);
    const hopper = polygon([
      [x - 140, 110],
      [x + 140, 110],
      [x + 140, 270],
      [x + 34, 440],
      [x - 34, 440],
      [x - 140, 270],
    ]);
    art.path(hopper, PALETTE.teal);
    art.grain(hopper, PALETTE.ink, ramp([0, 0], [0.5, 0.15], [1, 0.95]), [
      x + 140,
      100,
      x - 140,
      400,
    ]);
    art.path(ellipse(x, 110, 140, 30), mix(nutrient, PALETTE.soilDark, 0.3));
    for (let k = 0; k < 90; k++) {
      const a = random() * Math.PI * 2;
      const far = Math.sqrt(random());
      art.path(
        circle(x + Math.cos(a) * far * 128, 104 + Math.sin(a) * far * 22 - (1 - far) * 34, 8),
        mix(nutrient, PALETTE.soilDark, random() * 0.25),
      );
    }
    art.path(rect(x - 150, 286, 300, 16), PALETTE.forest);
    art.path(roundRect(x - 60, 170, 120, 74, 8), PALETTE.cream);
    art.path(circle(x - 24, 207, 21), nutrient);
    art.line(circle(x - 24, 207, 21), PALETTE.forest, 4);
    art.line(d`M${x + 10} 196h36M${x + 10} 214h24`, PALETTE.forest, 6);
    for (let k = 0; k < 46; k++) {
      const t = random();
      art.path(
        circle(x + (random() - 0.5) * (46 + t * 30), 442 + t * 140, 5 + random() * 3),
        nutrient,
      );
    }
  });
  drawBelt(art, beltY, inks, random);
  drawPerson(
    art,
    1090,
    880,
    1.32,
    {
      top: PALETTE.soilLight,
      vest: PALETTE.sun,
      bottom: PALETTE.indigo,
      helmet: PALETTE.cream,
      skin: '#653822',
      longSleeves: true,
    },
    {
      flip: true,
      nod: 6,
      near: [
        [40, -202],
        [96, -196],
      ],
      far: [
        [62, -212],
        [106, -206],
      ],
      held: () => drawBag(art, 116, -150, 96, PALETTE.cream, PALETTE.leaf),
    },
  );
  [90, 210, 330, 450].forEach((x, i) =>
    drawBag(
      art,
      x,
      880,
      150 + (i % 2) * 8,
      i % 2 ? PALETTE.sand : PALETTE.cream,
      i % 2 ? PALETTE.soil : PALETTE.leaf,
    ),
  );
  return art;
}

function drawBelt(art: Art, y: number, inks: readonly string[], random: () => number): void {
  art.path(roundRect(40, y, 960, 46, 23), '#22302A');
  for (const x of range(74, 980, 74)) {
    art.path(circle(x, y + 23, 15), '#8C9288');
    art.path(circle(x, y + 23, 6), PALETTE.ink);
  }
  for (const x of [140, 500, 880]) {
    art.path(rect(x, y + 46, 18, 120), PALETTE.forest);
  }
  for (let i = 0; i < 620; i++) {
    const x = 70 + random() * 930;
    const known = x < 330 ? 1 : x < 640 ? 2 : 3;
    const heap = Math.sin(Math.min(1, (x - 60) / 900) * Math.PI * 0.8) * 16;
    art.path(
      circle(x, y - random() * (14 + heap), 6 + random() * 3),
      at(inks, Math.floor(random() * known)),
    );
  }
}
