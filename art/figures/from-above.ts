import { type Art, ramp } from '../drawing/canvas.ts';
import { between, circle, directionOf, ellipse, type Point, range } from '../drawing/geometry.ts';
import { lightOn } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { type Cloth, clothFill } from '../elements/cloth.ts';
import { limb } from './limb.ts';
import type { Arm } from './pose.ts';
import { drawClosedHand, drawSpreadHand } from './hands-from-above.ts';

type Upright = {
  top: string;
  topCloth?: Cloth;
  skin: string;
  /** Ink of a straw hat, or of a headscarf knotted at the nape. */
  hat?: string;
  scarf?: string;
  /** Where nothing stands over the feet, the toes of boots show. */
  boots?: string;
  /** Both hands lie flat on a thing; else they hold one. */
  handsLie?: boolean;
  /** Elbow and hand; the shoulders lie at (-68, -2) and (68, -2). Without a right arm it is the left one's mirror image. */
  left: Arm;
  right?: Arm;
};

const LEFT_SHOULDER: Point = [-68, -2];
const HEAD: Point = [0, -4];

/** Shoulders, chest and back of someone who stands upright. */
const SHOULDERS =
  'M-93 6C-94 -18 -66 -34 -36 -38C-12 -41 12 -41 36 -38C66 -34 94 -18 93 6C91 32 66 50 34 56C12 59 -12 59 -34 56C-66 50 -91 32 -93 6Z';
/** The toe of the left boot, before the body. */
const TOE = 'M-45 -30C-50 -56 -48 -86 -38 -96C-32 -102 -22 -102 -16 -96C-8 -86 -8 -56 -11 -30Z';
const TOE_CAP = 'M-47 -72C-40 -78 -18 -78 -10 -72';

/**
 * A person seen straight from above who stands upright, faces -y and has both hands on a thing: hat or headscarf
 * hide all but shoulders, arms and the toes of the boots. About 190 units across; `turn` in degrees.
 */
export function drawUprightFromAbove(
  art: Art,
  x: number,
  y: number,
  scale: number,
  turn: number,
  look: Upright,
): void {
  const fill = look.topCloth ? clothFill(art, look.topCloth, 0.5, 10) : look.top;
  const mirrored = (draw: () => void) => art.group('scale(-1 1)', draw);
  const draw = () => {
    if (look.boots) {
      const { boots } = look;
      drawToe(art, boots);
      mirrored(() => drawToe(art, boots));
    }
    art.path(SHOULDERS, fill);
    art.grain(SHOULDERS, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), [-90, 40, 30, -20]);
    drawArm(art, look.left, look, fill);
    const [[elbowX, elbowY], [handX, handY]] = look.right ?? look.left;
    const sign = look.right ? -1 : 1;
    mirrored(() => {
      drawArm(
        art,
        [
          [sign * elbowX, elbowY],
          [sign * handX, handY],
        ],
        look,
        fill,
      );
    });
    const [headX, headY] = HEAD;
    const size: Point = look.hat ? [66, 62] : [44, 46];
    art.inside(SHOULDERS, () => {
      art.path(ellipse(headX - 14, headY + 10, ...size), PALETTE.ink, 'opacity=".3"');
    });
    if (look.hat) drawHat(art, HEAD, look.hat);
    else drawScarf(art, HEAD, look.scarf ?? look.top);
  };
  art.at(x, y, scale, draw, lightOn(art) < 0, turn);
}

/** The toe of the left boot. */
function drawToe(art: Art, boots: string): void {
  art.path(TOE, boots);
  art.line(TOE_CAP, mix(boots, PALETTE.ink, 0.5), 3);
  art.path(ellipse(-33, -84, 5, 7), mix(boots, PALETTE.lime, 0.4));
}

/** The left arm; a hand that lies on a thing has its shadow round it. */
function drawArm(art: Art, [elbow, hand]: Arm, { skin, handsLie }: Upright, fill: string): void {
  const cuff = between(elbow, hand, 0.3);
  const angle = directionOf(elbow, hand).toFixed(0);
  if (handsLie) art.path(circle(...between(elbow, hand, 1.28), 24), '#4A2A14', 'opacity=".3"');
  art.path(limb([elbow, cuff, hand], [15, 15, 10]), skin);
  art.group(`translate(${hand[0]} ${hand[1]}) rotate(${angle})`, () => {
    (handsLie ? drawSpreadHand : drawClosedHand)(art, skin);
  });
  const sleeve = limb([LEFT_SHOULDER, elbow, cuff], [26, 22, 19], undefined, 0.7, 0.2);
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

function drawScarf(art: Art, [x, y]: Point, ink: string): void {
  const fold = mix(ink, PALETTE.ink, 0.38);
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
