import { type Art, ramp } from '../drawing/canvas.ts';
import { between, circle, directionOf, ellipse, type Point, range } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { type Cloth, clothFill } from '../elements/cloth.ts';
import { TAN_LEATHER } from './feet.ts';
import { limb } from './limb.ts';
import type { Arm } from './pose.ts';
import { drawClosedHand, drawSpreadHand } from './hands-from-above.ts';

type Clothed = {
  top: string;
  topCloth?: Cloth;
  skin: string;
};

type FromAbove = Clothed & {
  skirt: string;
  /** Ink of a straw hat, or of a headscarf knotted at the nape. */
  hat?: string;
  scarf?: string;
  /** Elbow and hand; the figure's left and right shoulders lie at (-58, -6) and (58, -6). */
  left: Arm;
  right: Arm;
};

type Upright = Clothed & {
  hat: string;
  boots: string;
  /** Elbow and hand of the left arm, whose shoulder lies at (-68, -2). The right arm is its mirror image. */
  arms: Arm;
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
const UPRIGHT_SHOULDER: Point = [-68, -2];

/** Place of the head of a figure that leans forward, and of one that stands upright. */
const HEAD: Point = [0, -44];
const UPRIGHT_HEAD: Point = [0, -4];

/** Shoulders, chest and back of someone who stands upright. */
const SHOULDERS =
  'M-93 6C-94 -18 -66 -34 -36 -38C-12 -41 12 -41 36 -38C66 -34 94 -18 93 6C91 32 66 50 34 56C12 59 -12 59 -34 56C-66 50 -91 32 -93 6Z';
/** The toe of the left boot, before the body. */
const TOE = 'M-45 -30C-50 -56 -48 -86 -38 -96C-32 -102 -22 -102 -16 -96C-8 -86 -8 -56 -11 -30Z';
const TOE_CAP = 'M-47 -72C-40 -78 -18 -78 -10 -72';

/** A person seen straight from above who leans towards -y, about 200 units across; `turn` in degrees. */
export function drawFromAbove(
  art: Art,
  x: number,
  y: number,
  scale: number,
  turn: number,
  look: FromAbove,
): void {
  const fill = fillOf(art, look);
  art.at(
    x,
    y,
    scale,
    () => {
      drawSkirt(art, look.skirt, look.skin);
      const arm = (joints: Arm) => {
        drawArm(art, LEFT_SHOULDER, joints, look.skin, fill, drawSpreadHand);
      };
      arm(look.left);
      art.group('scale(-1 1)', () => {
        const [[ex, ey], [hx, hy]] = look.right;
        arm([
          [-ex, ey],
          [-hx, hy],
        ]);
      });
      art.path(BACK, fill);
      art.grain(BACK, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-80, 30, 60, -10]);
      if (look.hat) {
        const [headX, headY] = HEAD;
        art.path(ellipse(headX - 8, headY + 12, 66, 62), PALETTE.ink, 'opacity=".3"');
        drawHat(art, HEAD, look.hat);
      } else drawScarf(art, look.scarf ?? look.top);
    },
    false,
    turn,
  );
}

/**
 * A person seen straight from above who stands upright, faces -y and holds something with both hands: the brim of the hat
 * hides all but shoulders, arms and the toes of the boots. About 190 units across; `turn` in degrees.
 */
export function drawUprightFromAbove(
  art: Art,
  x: number,
  y: number,
  scale: number,
  turn: number,
  look: Upright,
): void {
  const fill = fillOf(art, look);
  const bothSides = (draw: () => void) => {
    draw();
    art.group('scale(-1 1)', draw);
  };
  const draw = () => {
    bothSides(() => {
      art.path(TOE, look.boots);
      art.line(TOE_CAP, mix(look.boots, PALETTE.ink, 0.5), 3);
      art.path(ellipse(-33, -84, 5, 7), mix(look.boots, PALETTE.lime, 0.4));
    });
    art.path(SHOULDERS, fill);
    art.grain(SHOULDERS, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-90, 40, 30, -20]);
    bothSides(() => {
      drawArm(art, UPRIGHT_SHOULDER, look.arms, look.skin, fill, drawClosedHand);
    });
    const [headX, headY] = UPRIGHT_HEAD;
    art.inside(SHOULDERS, () => {
      art.path(ellipse(headX - 14, headY + 10, 66, 62), PALETTE.ink, 'opacity=".3"');
    });
    drawHat(art, UPRIGHT_HEAD, look.hat);
  };
  art.at(x, y, scale, draw, lightOn(art) < 0, turn);
}

function fillOf(art: Art, { top, topCloth }: Clothed): string {
  return topCloth ? clothFill(art, topCloth, 0.5, 10) : top;
}

function drawSkirt(art: Art, ink: string, skin: string): void {
  drawFeet(art, skin);
  art.path(SKIRT, ink);
  art.grain(SKIRT, PALETTE.ink, ramp([0, 0.9], [0.5, 0.25], [1, 0]), [-70, 60, 60, 100]);
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
function drawArm(
  art: Art,
  shoulder: Point,
  [elbow, hand]: Arm,
  skin: string,
  fill: string,
  drawHand: (art: Art, skin: string) => void,
): void {
  const cuff = between(elbow, hand, 0.3);
  const angle = directionOf(elbow, hand);
  art.path(limb([elbow, cuff, hand], [15, 15, 10]), skin);
  art.group(`translate(${hand[0]} ${hand[1]}) rotate(${angle.toFixed(0)})`, () => {
    drawHand(art, skin);
  });
  const sleeve = limb([shoulder, elbow, cuff], [26, 22, 19], undefined, 0.7, 0.2);
  art.path(sleeve, fill);
  const line = [elbow[0] - 26, elbow[1] + 10, elbow[0] + 20, elbow[1] - 10] as const;
  art.grain(sleeve, PALETTE.ink, ramp([0, 0.85], [0.6, 0.1], [1, 0]), line);
}

function drawHat(art: Art, [x, y]: Point, ink: string): void {
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
