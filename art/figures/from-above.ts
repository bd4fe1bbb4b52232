import { type Art, ramp } from '../drawing/canvas.ts';
import {
  between,
  circle,
  directionOf,
  ellipse,
  type Point,
  range,
  roundRect,
} from '../drawing/geometry.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { type Cloth, clothFill } from '../elements/cloth.ts';
import { TAN_LEATHER } from './feet.ts';
import { fingerOutline } from './finger-outline.ts';
import { limb } from './limb.ts';
import type { Arm } from './pose.ts';
import { drawClosedHand, drawSpreadHand } from './hands-from-above.ts';

type FromAbove = {
  top: string;
  topCloth?: Cloth;
  /** Ink of the skirt of someone who stands bent, or of the trousers of someone who squats. */
  skirt?: string;
  trousers?: string;
  skin: string;
  /** Ink of a straw hat, of a cap with a visor, or of a headscarf knotted at the nape. */
  hat?: string;
  cap?: string;
  scarf?: string;
  /** Elbow and hand; the figure's left and right shoulders lie at (-58, -6) and (58, -6). */
  left: Arm;
  right: Arm;
  /** The hands have closed round something; otherwise they lie spread. */
  isHolding?: true;
};

const BACK =
  'M-66 -26C-40 -44 40 -44 66 -26C84 -12 74 22 56 44C36 66 -36 66 -56 44C-74 22 -84 -12 -66 -26Z';
const SKIRT =
  'M-52 30C-68 52 -72 78 -64 98C-32 112 32 112 64 98C72 78 68 52 52 30C30 52 -30 52 -52 30Z';

/** Heels of the two feet, and how far each foot is turned out, in degrees. */
const FEET = [
  { heel: [-31, 124], turn: -14 },
  { heel: [33, 132], turn: 18 },
] as const;
/** A bare foot on its sandal, its heel at the origin, its toes towards -y. */
const SANDAL =
  'M-11 4C-15 -12 -15 -26 -18 -42C-21 -60 -12 -72 2 -73C14 -72 19 -60 17 -46C14 -30 13 -14 11 4C7 13 -7 13 -11 4Z';
const FOOT =
  'M-8 1C-11 -12 -11 -26 -14 -42C-16 -54 -10 -60 0 -60C10 -60 14 -52 13 -44C10 -30 10 -12 8 1C5 8 -5 8 -8 1Z';
/** From the big toe to the small one: middle and half width. */
const TOES = [
  [-9, -62, 6.4],
  [0, -63, 4.4],
  [6, -60, 4],
  [11, -56, 3.6],
  [14, -50, 3.2],
] as const;

const LEFT_SHOULDER: Point = [-58, -6];

/** Place of the head of a figure that leans forward. */
const HEAD: Point = [0, -44];

/** A person seen straight from above who leans towards -y, about 200 units across; `turn` in degrees. */
export function drawFromAbove(
  art: Art,
  x: number,
  y: number,
  scale: number,
  turn: number,
  look: FromAbove,
): void {
  const fill = look.topCloth ? clothFill(art, look.topCloth, 0.5, 10) : look.top;
  art.at(
    x,
    y,
    scale,
    () => {
      if (look.trousers) drawSquat(art, look.trousers);
      else drawSkirt(art, look.skirt ?? look.top, look.skin);
      drawArm(art, look.left, look, fill);
      art.group('scale(-1 1)', () => {
        const [[ex, ey], [hx, hy]] = look.right;
        const mirrored: Arm = [
          [-ex, ey],
          [-hx, hy],
        ];
        drawArm(art, mirrored, look, fill);
      });
      art.path(BACK, fill);
      art.grain(BACK, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-80, 30, 60, -10]);
      if (look.hat) drawHat(art, look.hat);
      else if (look.cap) drawCap(art, look.cap);
      else drawScarf(art, look.scarf ?? look.top);
    },
    false,
    turn,
  );
}

function drawSkirt(art: Art, ink: string, skin: string): void {
  drawFeet(art, skin);
  art.path(SKIRT, ink);
  art.grain(SKIRT, PALETTE.ink, ramp([0, 0.9], [0.5, 0.25], [1, 0]), [-70, 60, 60, 100]);
}

/** Gumboots flat on the ground below the shoulders, knees out at the sides, the seat low behind. */
function drawSquat(art: Art, ink: string): void {
  for (const side of [-1, 1]) {
    const boot = (rim: number) =>
      roundRect(side * 98 - 18 - rim, -96 - rim, 36 + 2 * rim, 110, 18 + rim);
    art.path(boot(3), mix(PALETTE.night, '#140806', 0.6));
    art.path(boot(-2), PALETTE.forest);
    art.line(`M${side * 98 - 9} -62Q${side * 98} -68 ${side * 98 + 9} -62`, PALETTE.leaf, 4);
    const leg = fingerOutline([
      [
        [side * 24, 66],
        [side * 62, 52],
        [side * 94, 16],
      ],
      [34, 31, 24],
    ]);
    art.path(leg, mix(ink, PALETTE.ink, side < 0 ? 0.3 : 0.1));
  }
  const seat = ellipse(0, 62, 60, 44);
  art.path(seat, ink);
  art.grain(seat, PALETTE.ink, ramp([0, 0.9], [0.5, 0.25], [1, 0]), [-56, 60, 50, 80]);
}

/** Both feet in sandals, and the calves that the skirt leaves bare. */
function drawFeet(art: Art, skin: string): void {
  for (const {
    heel: [x, y],
    turn,
  } of FEET) {
    art.at(
      x,
      y,
      1,
      () => {
        art.path(SANDAL, '#3A120A', 'opacity=".5" transform="translate(-6 5)"');
        art.path(SANDAL, mix(TAN_LEATHER, PALETTE.ink, 0.3));
        art.path(FOOT + TOES.map(([tx, ty, r]) => circle(tx, ty, r)).join(''), skin);
        art.line('M-15 -46C-6 -54 6 -54 14 -46M-12 -30C-4 -36 4 -36 11 -30', TAN_LEATHER, 5);
      },
      turn > 0,
      turn,
    );
    const calf = limb(
      [
        [x * 0.8, 76],
        [x, y - 14],
      ],
      [16, 9.5],
    );
    art.path(calf, mix(skin, SKIN_SHADE, 0.24));
  }
}

/** The left arm. */
function drawArm(art: Art, [elbow, hand]: Arm, look: FromAbove, fill: string): void {
  const cuff = between(elbow, hand, 0.3);
  const angle = directionOf(elbow, hand);
  art.path(limb([elbow, cuff, hand], [15, 15, 10]), look.skin);
  art.group(`translate(${hand[0]} ${hand[1]}) rotate(${angle.toFixed(0)})`, () => {
    (look.isHolding ? drawClosedHand : drawSpreadHand)(art, look.skin);
  });
  const sleeve = limb([LEFT_SHOULDER, elbow, cuff], [26, 22, 19], undefined, 0.7, 0.2);
  art.path(sleeve, fill);
  const line = [elbow[0] - 26, elbow[1] + 10, elbow[0] + 20, elbow[1] - 10] as const;
  art.grain(sleeve, PALETTE.ink, ramp([0, 0.85], [0.6, 0.1], [1, 0]), line);
}

function drawHat(art: Art, ink: string): void {
  const [x, y] = HEAD;
  art.path(ellipse(x - 8, y + 12, 66, 62), PALETTE.ink, 'opacity=".3"');
  const brim = ellipse(x, y, 66, 62);
  art.path(brim, ink);
  const weave = range(1, 4).map((i) => ellipse(x, y, 66 - i * 8, 62 - i * 8));
  art.line(weave.join(''), mix(ink, PALETTE.soilDark, 0.28), 2);
  const line = [x - 60, y + 40, x + 40, y] as const;
  art.grain(brim, PALETTE.soilDark, ramp([0, 0.8], [0.5, 0.15], [1, 0]), line);
  art.path(ellipse(x, y, 34, 31), PALETTE.soilDark);
  art.path(ellipse(x + 2, y - 3, 30, 27), mix(ink, PALETTE.cream, 0.3));
  art.line(
    `M${x - 14} ${y + 4}Q${x + 2} ${y - 12} ${x + 20} ${y - 8}`,
    mix(ink, PALETTE.soilDark, 0.4),
    4,
  );
}

function drawCap(art: Art, ink: string): void {
  const [x, y] = HEAD;
  art.path(ellipse(x - 6, y + 10, 42, 44), PALETTE.ink, 'opacity=".3"');
  art.path(
    `M${x - 36} ${y - 22}C${x - 38} ${y - 66} ${x + 38} ${y - 66} ${x + 36} ${y - 22}Z`,
    mix(ink, PALETTE.ink, 0.3),
  );
  const crown = ellipse(x, y, 40, 43);
  art.path(crown, ink);
  const line = [x - 40, y + 30, x + 30, y - 10] as const;
  art.grain(crown, PALETTE.ink, ramp([0, 0.8], [0.5, 0.15], [1, 0]), line);
  const seams = range(0, 5).map((i) => {
    const angle = (i * Math.PI) / 3;
    return `M${x} ${y}L${(x + Math.sin(angle) * 39).toFixed(1)} ${(y - Math.cos(angle) * 42).toFixed(1)}`;
  });
  art.line(seams.join(''), mix(ink, PALETTE.ink, 0.35), 2);
  art.path(circle(x, y, 5), mix(ink, PALETTE.ink, 0.35));
}

function drawScarf(art: Art, ink: string): void {
  const [x, y] = HEAD;
  const fold = mix(ink, PALETTE.ink, 0.38);
  art.path(ellipse(x - 6, y + 10, 42, 44), PALETTE.ink, 'opacity=".3"');
  art.path(
    `M${x - 8} ${y + 34}L${x - 28} ${y + 84}L${x} ${y + 66}L${x + 24} ${y + 82}L${x + 8} ${y + 34}Z`,
    fold,
  );
  const head = ellipse(x, y, 41, 45);
  art.path(head, ink);
  const line = [x - 40, y + 30, x + 30, y - 10] as const;
  art.grain(head, SKIN_SHADE, ramp([0, 0.8], [0.5, 0.15], [1, 0]), line);
  art.line(
    `M${x - 36} ${y - 8}Q${x} ${y + 4} ${x + 4} ${y + 36}M${x - 22} ${y - 34}Q${x + 10} ${y - 8} ${x + 6} ${y + 36}M${x + 12} ${y - 40}Q${x + 30} ${y - 6} ${x + 9} ${y + 34}`,
    fold,
    3.4,
  );
  art.path(ellipse(x, y + 38, 13, 10), mix(ink, PALETTE.ink, 0.2));
}
