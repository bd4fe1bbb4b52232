import { Art, ramp } from '../../drawing/canvas.ts';
import {
  circle,
  d,
  ellipse,
  fillBelow,
  range,
  rect,
  roundRect,
  TAU,
} from '../../drawing/geometry.ts';
import { at } from '../../drawing/items.ts';
import { setLight } from '../../drawing/light.ts';
import { mix, PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBroadTree } from '../../elements/broad-tree.ts';
import { drawCorrugated, drawWall } from '../../elements/buildings.ts';
import { clothFill } from '../../elements/cloth.ts';
import { drawBag, drawStandingSack } from '../../elements/sacks.ts';
import { limb } from '../../figures/limb.ts';
import { drawSpreadHand } from '../../figures/hands-from-above.ts';
import type { PersonOptions } from '../../portraits/options.ts';
import { drawBust } from '../../portraits/portrait.ts';

export const COUNTER_WIDTH = 960;
export const COUNTER_HEIGHT = 1200;

/** The opening to the street, and the edge of the counter in it. */
const LEFT = 120;
const RIGHT = 840;
const LINTEL = 170;
const SILL = 806;
const FRONT = 950;

/** The first customer, who looks in from the street. */
const CUSTOMER: PersonOptions = {
  skin: 'umber',
  ground: [PALETTE.sky, PALETTE.cream],
  groundMotif: 'plain',
  hair: 'crop',
  garment: 'kanga',
  under: '#F3DDB5',
  cloth: { motif: 'zigzag', inks: ['#2F7B78', '#F6B23C', '#FCF4E3', '#A63D22'] },
  earrings: 'drop',
  lashes: true,
  grin: { width: 42, open: 18 },
  tilt: 4,
  broad: 0.94,
  neck: 58,
  light: 1,
  face: { width: 0.99, jaw: 0.94, eyeGap: 56, eyeSize: 1.02, browTilt: -3, noseWidth: 1, turn: 6 },
};

/** The counter of 2007 from inside: a bag of seed on the scale, its first customer at the opening. */
export function drawFirstCounter(): Art {
  const art = new Art(COUNTER_WIDTH, COUNTER_HEIGHT, 27);
  setLight(art, 1);
  art.path(rect(0, 0, COUNTER_WIDTH, COUNTER_HEIGHT), '#4A2014');
  art.inside(rect(LEFT, LINTEL, RIGHT - LEFT, SILL - LINTEL + 20), () => {
    drawStreet(art);
    art.at(346, 866, 0.66, () => {
      art.group('translate(-400 -1000)', () => {
        drawBust(art, CUSTOMER);
      });
    });
  });
  drawFrame(art);
  drawSideShelves(art);
  drawCounter(art);
  drawCustomersArm(art);
  drawScale(art, 636, 884);
  drawOnCounter(art);
  return art;
}

/** A market street in the white light of noon. */
function drawStreet(art: Art): void {
  art.path(rect(0, 0, COUNTER_WIDTH, 900), '#CFE0CC');
  art.path(rect(0, 420, COUNTER_WIDTH, 300), '#E8E6C4');
  const hill = fillBelow(
    [
      [60, 500],
      [300, 440],
      [560, 486],
      [760, 430],
      [900, 470],
    ],
    700,
  );
  art.path(hill, '#9DBFA6');
  drawBroadTree(art, 770, 610, 0.9, '#5E8F6C', '#B9C473', 4);
  drawWall(art, 90, 520, 120, 640, '#F4D9A6', PALETTE.soilLight, 30);
  art.path(rect(156, 562, 34, 78), '#5B2F18');
  drawCorrugated(
    art,
    [
      [66, 526],
      [96, 486],
      [212, 486],
      [236, 526],
    ],
    PALETTE.soilLight,
  );
  const road = rect(0, 628, COUNTER_WIDTH, 260);
  art.path(road, '#D98A5C');
  art.grain(road, '#F6D3AA', ramp([0, 1], [0.6, 0.3], [1, 0]), [700, 628, 300, 860]);
}

/** The dark walls round the opening, the shutter that hangs under its lintel, and light on the edges. */
function drawFrame(art: Art): void {
  for (const x of [LEFT - 26, RIGHT]) {
    art.path(rect(x, LINTEL - 20, 26, SILL - LINTEL + 40), '#7A4526');
  }
  art.path(rect(LEFT, LINTEL, 10, SILL - LINTEL), PALETTE.ink, 'opacity=".3"');
  art.path(rect(RIGHT - 26 + 20, LINTEL, 6, SILL - LINTEL), '#F2C98F');
  art.path(rect(LEFT - 40, LINTEL - 40, RIGHT - LEFT + 80, 40), '#7A4526');
  art.path(rect(LEFT, LINTEL, RIGHT - LEFT, 46), '#2B6140');
  art.line(
    range(LEFT + 40, RIGHT - 20, 44)
      .map((x) => d`M${x} ${LINTEL + 4}v38`)
      .join(''),
    '#1E4A33',
    4,
  );
  art.path(rect(LEFT, LINTEL + 46, RIGHT - LEFT, 14), PALETTE.ink, 'opacity=".22"');
  // A bulb that is not lit: it is noon.
  art.line('M700 0V96', '#1B0E08', 5);
  art.path(rect(688, 90, 24, 26), '#1B0E08');
  art.path(circle(700, 136, 26), '#F3DDB5');
  art.path('M684 142a18 18 0 0 1 10 -22', '#FFF8E6', 'opacity=".8"');
  // Hoe blades that hang from a rail.
  art.line('M150 66H520', '#8A5A34', 9);
  for (const x of [190, 286, 382, 470]) {
    art.line(d`M${x} 66v16`, '#1B0E08', 4);
    art.path(d`M${x - 26} 84H${x + 26}L${x + 34} 138Q${x} 152 ${x - 34} 138Z`, '#6F7670');
    art.path(d`M${x + 4} 84H${x + 26}L${x + 34} 138Q${x + 20} 146 ${x + 8} 147Z`, '#AEB4A8');
    art.path(circle(x, 98, 8), '#2A1710');
  }
}

/** Tins and bottles at both sides, dim but for the edge that faces the street. */
function drawSideShelves(art: Art): void {
  const random = createRandom(7);
  const inks = [PALETTE.teal, PALETTE.sun, PALETTE.cream, PALETTE.leaf, PALETTE.soilLight];
  for (const y of [330, 490, 650, 800]) {
    for (const [from, to, edge] of [
      [-20, LEFT - 30, 1],
      [RIGHT + 30, COUNTER_WIDTH, -1],
    ] as const) {
      for (const x of range(from, to - 30, 42)) {
        const height = 66 + random() * 44;
        const ink = mix(at(inks, Math.floor(random() * inks.length)), '#4A2014', 0.46);
        const tin = roundRect(x, y - height, 36, height, 5);
        art.path(tin, ink);
        art.path(rect(x + 4, y - height * 0.66, 28, height * 0.34), mix(ink, PALETTE.cream, 0.4));
        art.path(
          rect(edge > 0 ? x + 31 : x, y - height + 5, 5, height - 6),
          mix(ink, '#F2C98F', 0.55),
        );
      }
      art.path(rect(from, y, to - from, 14), '#8A5230');
    }
  }
}

/** Top and inner side of the counter: boards, a drawer, sacks that lean below. */
function drawCounter(art: Art): void {
  const top = d`M0 ${SILL}H${COUNTER_WIDTH}V${FRONT}H0Z`;
  art.path(top, '#C07A45');
  art.grain(top, '#F6CF96', ramp([0, 1], [0.5, 0.45], [1, 0]), [620, SILL, 560, FRONT]);
  art.grain(top, '#4A2014', ramp([0, 0], [0.5, 0.1], [1, 0.85]), [500, FRONT, 0, SILL + 20]);
  art.line(d`M0 ${SILL + 44}H960M0 ${SILL + 96}H960`, '#8A5230', 3);
  art.path(rect(0, FRONT, COUNTER_WIDTH, 22), '#E3A56A');
  const side = rect(0, FRONT + 22, COUNTER_WIDTH, 300);
  art.path(side, '#5B2F18');
  art.grain(side, '#1B0E08', ramp([0, 0.9], [0.4, 0.3], [1, 0.1]), [0, FRONT + 22, 0, 1120]);
  art.path(rect(70, 1000, 260, 92), '#8A5230');
  art.line(rect(82, 1012, 236, 68), '#5B2F18', 4);
  art.path(roundRect(176, 1036, 48, 16, 8), '#D8B070');
  drawStandingSack(art, 480, 1212, 200, '#C9A062', PALETTE.leaf, 1);
  drawStandingSack(art, 650, 1220, 186, '#D9B77A', PALETTE.soil, 1);
  drawBag(art, 832, 1216, 190, '#E7D3A8', PALETTE.forest, 1);
}

/** One arm comes over the sill and pushes the coins across; the scale hides its elbow. The other lies along the sill. */
function drawCustomersArm(art: Art): void {
  const skin = '#6B3A24';
  drawRestingArm(art, skin);
  art.path(ellipse(470, 884, 110, 12), '#3A1608', 'opacity=".4"');
  const wrist = limb(
    [
      [470, 850],
      [412, 866],
    ],
    [26, 21],
  );
  art.path(wrist, skin);
  art.group('translate(420 866) rotate(-8) scale(-2.05 -1.5)', () => {
    drawSpreadHand(art, skin);
  });
  const sleeve = limb(
    [
      [496, 780],
      [520, 834],
      [444, 858],
    ],
    [40, 40, 33],
    undefined,
    1,
    0.2,
  );
  art.path(sleeve, clothFill(art, CUSTOMER.cloth, 0.6, -18));
  art.grain(sleeve, PALETTE.ink, ramp([0, 0], [0.5, 0.12], [1, 0.8]), [480, 816, 500, 880]);
}

/** Her right arm: elbow on the sill, forearm along its edge, the hand flat on the wood before her. */
function drawRestingArm(art: Art, skin: string): void {
  art.path(ellipse(262, 842, 104, 9), '#3A1608', 'opacity=".4"');
  const wrist = limb(
    [
      [240, 824],
      [306, 829],
    ],
    [21, 15],
  );
  art.path(wrist, skin);
  art.group('translate(-26 0)', () => {
    art.path(
      'M322 813C338 810 352 813 362 818C374 822 388 826 396 831C400 836 396 840 388 839C376 844 350 846 334 843C324 842 316 838 316 830Z',
      skin,
    );
    art.line('M362 826C372 827 382 829 392 833M358 834C368 834 378 836 386 839', '#3A1C10', 2.4);
    art.path(
      'M330 815C342 810 356 812 366 820C370 825 364 828 358 825C350 821 340 822 332 824Z',
      '#85492E',
    );
  });
  const sleeve = limb(
    [
      [190, 786],
      [206, 812],
      [258, 827],
    ],
    [22, 28, 24],
    undefined,
    0.4,
    0.2,
  );
  art.path(sleeve, clothFill(art, CUSTOMER.cloth, 0.6, 8));
  art.grain(sleeve, PALETTE.ink, ramp([0, 0], [0.5, 0.12], [1, 0.8]), [220, 780, 208, 852]);
}

/** A counter scale, its dial towards the seller; a bag of seed stands on the pan. Foot centre at (x, y). */
function drawScale(art: Art, x: number, y: number): void {
  art.path(ellipse(x - 50, y + 8, 190, 20), '#3A1608', 'opacity=".4"');
  drawBag(art, x, y - 214, 236, PALETTE.cream, PALETTE.forest, 1);
  art.path(
    d`M${x - 130} ${y - 222}H${x + 130}Q${x + 120} ${y - 196} ${x + 90} ${y - 196}H${x - 90}Q${x - 120} ${y - 196} ${x - 130} ${y - 222}Z`,
    '#AEB4A8',
  );
  art.line(d`M${x - 128} ${y - 220}H${x + 128}`, '#E9EAE2', 6);
  art.path(rect(x - 22, y - 198, 44, 26), '#6F7670');
  const body = d`M${x - 96} ${y - 176}Q${x} ${y - 190} ${x + 96} ${y - 176}L${x + 124} ${y}H${x - 124}Z`;
  art.path(body, PALETTE.soil);
  art.grain(body, '#4A120A', ramp([0, 0], [0.5, 0.15], [1, 0.85]), [x + 80, y - 160, x - 110, y]);
  art.path(circle(x, y - 88, 74), '#E3D3AE');
  art.path(circle(x, y - 88, 66), PALETTE.cream);
  const marks = range(0, 19)
    .map((i) => {
      const angle = (i / 20) * TAU;
      const inner = i % 5 === 0 ? 46 : 54;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return d`M${x + sin * inner} ${y - 88 - cos * inner}L${x + sin * 61} ${y - 88 - cos * 61}`;
    })
    .join('');
  art.line(marks, PALETTE.ink, 3);
  art.line(d`M${x - 12} ${y - 64}L${x + 26} ${y - 132}`, PALETTE.cherry, 6);
  art.path(circle(x, y - 88, 9), PALETTE.ink);
  art.path(rect(x - 128, y - 6, 256, 14), '#5E1B0E');
}

/** A receipt book with its pencil, coins, and a mug of tea. */
function drawOnCounter(art: Art): void {
  art.path('M70 912L132 856H300L262 912Z', '#5E1B0E', 'opacity=".4"');
  art.path('M62 904L124 848H294L256 904Z', PALETTE.indigo);
  art.path('M72 898L130 846H290L252 898Z', PALETTE.cream);
  art.line('M126 862H256M116 874H246M104 886H200', mix(PALETTE.indigo, PALETTE.cream, 0.5), 3.4);
  art.line('M166 893L236 865', '#7A6A58', 8, 'opacity=".5"');
  art.line('M164 890L234 862', PALETTE.sun, 8);
  art.line('M226 865L236 861', PALETTE.soil, 8);
  art.path('M166 885L168 893L152 895Z', PALETTE.sand);
  art.path('M157 891L158 894L152 895Z', PALETTE.ink);
  for (const [x, y] of [
    [336, 914],
    [366, 904],
    [354, 930],
  ] as const) {
    art.path(ellipse(x, y + 4, 19, 8), '#7A4A12');
    art.path(ellipse(x, y, 19, 8), '#E9B44C');
  }
  const mug = 'M838 808H906L900 888Q872 898 844 888Z';
  art.path(ellipse(860, 892, 52, 11), '#3A1608', 'opacity=".4"');
  art.line('M840 826C806 822 806 868 844 866', '#F6EBD6', 10);
  art.path(mug, '#F6EBD6');
  art.grain(mug, '#7A6A58', ramp([0, 0.9], [0.6, 0.1], [1, 0]), [836, 880, 906, 830]);
  art.path(ellipse(872, 808, 34, 9), PALETTE.teal);
  art.path(ellipse(872, 809, 28, 6), '#8A4418');
}
