import { Art, ramp } from '../../drawing/canvas.ts';
import { circle, d, ellipse, range, rect, roundRect } from '../../drawing/geometry.ts';
import { setLight } from '../../drawing/light.ts';
import { PALETTE, SKY_KEYS } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import type { Cloth } from '../../elements/cloth.ts';
import { drawBasket } from '../../elements/goods.ts';
import { drawGround, drawRidges } from '../../elements/hills.ts';
import { drawShadow } from '../../elements/shadow.ts';
import { drawPerson } from '../../figures/person.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const DRESS: Cloth = { motif: 'eye', inks: ['#20365C', '#F6B23C', '#FCF4E3', '#A63D22'] };

/** Middle of the dial, and of the basket's rim below it. */
const SCALE = { x: 604, dial: 300, rim: 540 } as const;

/** Leaf is weighed before its grower: the clerk writes the weight down, the grower laughs at the slip of last month. */
export function drawWeighingDay(): Art {
  const art = new Art(WIDTH, HEIGHT, 52);
  setLight(art, 1);
  drawBackdrop(art, { bands: SKY_KEYS.mint, horizon: 560, clouds: [[930, 170, 120, 'bank']] });
  drawRidges(
    art,
    [
      {
        y: 520,
        amplitude: 60,
        seed: 8,
        color: '#6FA05A',
        light: '#C6CF7C',
        trees: 12,
        treeHeight: [24, 44],
        cover: 'homesteads',
      },
    ],
    700,
  );
  drawGround(art, 640, PALETTE.soilLight, '#F3C094', '#5E1B0E');
  drawFrame(art);
  for (const x of [280, SCALE.x, 920]) drawShadow(art, x - 20, 830, 130, 15, '#5E1B0E', 1);
  drawScale(art);
  drawGrower(art);
  drawClerk(art);
  return art;
}

/** Posts and beam of the buying centre, and the edge of its roof. */
function drawFrame(art: Art): void {
  for (const x of [96, 1084]) {
    art.path(rect(x, 60, 26, 760), '#5B3A22');
    art.path(rect(x + 17, 60, 9, 760), '#8A6038');
  }
  art.path(rect(0, 96, WIDTH, 34), '#6E4526');
  art.path(rect(0, 124, WIDTH, 8), '#3A2313');
  const roof = rect(0, 0, WIDTH, 74);
  art.path(roof, PALETTE.soil);
  for (const x of range(0, 40))
    art.line(d`M${x * 31 - 10} 0l12 74`, PALETTE.soilDark, 3, 'opacity=".6"');
  art.grain(roof, '#F2A96B', ramp([0, 0], [0.5, 0.2], [1, 0.9]), [300, 0, WIDTH, 40]);
  art.path(rect(0, 70, WIDTH, 12), PALETTE.soilDark);
}

/** A dial on a hook, and the basket of leaf that hangs from it. */
function drawScale(art: Art): void {
  const { x, dial, rim } = SCALE;
  const random = createRandom(12);
  art.line(d`M${x} 130V${dial - 110}`, '#22302A', 12);
  art.path(circle(x, dial, 118), '#22302A');
  art.path(circle(x, dial, 106), PALETTE.cherry);
  art.path(circle(x, dial, 84), PALETTE.cream);
  for (const i of range(0, 11)) {
    const turn = (i * Math.PI) / 6;
    const [c, s] = [Math.sin(turn), -Math.cos(turn)];
    const inner = i % 3 ? 70 : 60;
    art.line(
      d`M${x + c * inner} ${dial + s * inner}L${x + c * 78} ${dial + s * 78}`,
      PALETTE.ink,
      i % 3 ? 4 : 7,
    );
  }
  art.line(d`M${x - 14} ${dial - 12}L${x + 46} ${dial + 40}`, PALETTE.soil, 9);
  art.path(circle(x, dial, 11), PALETTE.ink);
  art.line(d`M${x} ${dial + 116}V${dial + 150}`, '#22302A', 10);
  for (const side of [-1, 1]) {
    art.line(d`M${x} ${dial + 146}L${x + side * 128} ${rim}`, '#8A6038', 6);
  }
  drawBasket(art, x, rim, 136, () => {
    for (const row of range(0, 5)) {
      for (const i of range(0, 8 - row)) {
        const left = x + (i - (8 - row) / 2) * 26 + random() * 8 - 4;
        const top = rim + 22 - row * 15 - random() * 8;
        const ink = [PALETTE.leaf, PALETTE.flush, PALETTE.deep][(i + row) % 3] ?? PALETTE.leaf;
        art.path(
          ellipse(left, top, 24, 10),
          ink,
          `transform="rotate(${Math.round(random() * 120 - 60)} ${left} ${top})"`,
        );
      }
    }
  });
}

/** An old man in a straw hat; the slip is in both hands. */
function drawGrower(art: Art): void {
  drawPerson(
    art,
    256,
    828,
    1.84,
    {
      top: PALETTE.sun,
      bottom: PALETTE.indigo,
      hat: '#E9C98C',
      hatBand: PALETTE.cherry,
      skin: '#653822',
      old: true,
      beard: true,
      beardInk: '#C9C1B4',
      mood: 'laugh',
      footwear: 'gumboots',
    },
    {
      near: [
        [28, -196],
        [78, -232],
      ],
      nearHand: 'pinch',
      far: [
        [44, -204],
        [92, -240],
      ],
      nod: 8,
      held: () => {
        art.group('translate(98 -262) rotate(10)', () => {
          art.path(rect(-22, -30, 44, 62), PALETTE.cream);
          art.line('M-15 -18H15M-15 -6H15M-15 6H6', PALETTE.ink, 3);
          art.path(circle(9, 19, 7), PALETTE.leaf);
        });
      },
    },
  );
}

/** The clerk looks at the dial and writes in her book. */
function drawClerk(art: Art): void {
  drawPerson(
    art,
    936,
    828,
    1.9,
    {
      top: '#20365C',
      topCloth: DRESS,
      skirt: true,
      bottom: PALETTE.plum,
      vest: PALETTE.forest,
      hair: '#17100E',
      bun: true,
      earring: PALETTE.sun,
      skin: '#80492C',
      mood: 'smile',
    },
    {
      flip: true,
      near: [
        [26, -190],
        [70, -222],
      ],
      nearHand: 'pinch',
      far: [
        [40, -196],
        [80, -204],
      ],
      farHand: 'hold',
      nod: -4,
      held: () => {
        art.group('translate(92 -214) rotate(-16)', () => {
          art.path(roundRect(-34, -6, 72, 14, 3), PALETTE.cherry);
          art.path(rect(-31, -11, 66, 7), PALETTE.cream);
        });
        art.line('M76 -232L92 -262', PALETTE.sun, 5);
      },
    },
  );
}
