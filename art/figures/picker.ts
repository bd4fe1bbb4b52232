import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import { facing, type LightSide, lightOn } from '../drawing/light.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Cloth } from '../elements/cloth.ts';
import { mix, PALETTE } from '../drawing/palette.ts';
import { drawBackBasket } from './back-basket.ts';
import type { Hairdo, Mood, ScarfTie } from './head-look.ts';
import { drawPerson } from './person.ts';
import type { Arm, Pose } from './pose.ts';

export { drawBackBasket };

/** `pluck` shoots at arm's length, or `reach` with both hands into the table. */
export type Plucking = 'pluck' | 'reach';

export type PickerLook = {
  top?: string;
  topCloth?: Cloth;
  skirt: string;
  sash?: string;
  scarf?: string;
  scarfCloth?: Cloth;
  scarfTie?: ScarfTie;
  hat?: string;
  hair?: string;
  hairdo?: Hairdo;
  skin?: string;
  longSleeves?: boolean;
  /** Short cape or shawl round the shoulders. */
  cape?: string;
  /** Default: true. */
  woman?: boolean;
  mood?: Mood;
  /** How far the upper body leans forward, in units. */
  lean?: number;
  work?: Plucking;
  flip?: boolean;
};

const DEFAULT_LEAN = 16;
/** Degrees of bend for a unit of lean. */
const BEND = 0.8;
/** The hedge reaches to the waist: pickers stand this much lower than the ground line, in figure units. */
const STAND = 10;

/** Where the plucked shoot is held, and its turn. */
const TIPS: Record<Plucking, readonly [x: number, y: number, turn: number]> = {
  pluck: [111, -170, 20],
  reach: [95, -136, 40],
};

const SHOOT_INKS = [PALETTE.flush, PALETTE.lime] as const;

/** Tea picker facing +x, waist-deep in the hedge, with a basket on her back. */
export function drawPicker(art: Art, x: number, y: number, scale: number, look: PickerLook): void {
  const lean = look.lean ?? DEFAULT_LEAN;
  const { top = PALETTE.sun, skirt, work = 'pluck', flip, woman = true, mood = 'intent' } = look;
  drawPerson(
    art,
    x,
    y + STAND * scale,
    scale,
    { ...look, top, bottom: skirt, skirt: true, woman, mood },
    {
      ...armsAt(work, lean),
      bend: lean * BEND,
      nod: 6,
      flip,
      held: () => {
        drawBasketOnBack(art, lean);
      },
      front: () => {
        if (look.cape) drawCape(art, look.cape, lean, lightOn(art));
        drawShoots(art, work, lean);
      },
    },
  );
}

/** The cape alone, for a picker who stands there already. */
export function drawPickerCape(
  art: Art,
  [x, y]: Point,
  scale: number,
  { lean = DEFAULT_LEAN, flip = false }: Pick<PickerLook, 'lean' | 'flip'>,
  ink: string,
): void {
  const draw = () => drawCape(art, ink, lean, lightOn(art));
  art.at(x, y + STAND * scale, scale, () => facing(art, flip, draw), flip);
}

type Arms = Pick<Pose, 'near' | 'far' | 'nearHand' | 'farHand'>;

function armsAt(work: Plucking, lean: number): Arms {
  const reachTo = (elbow: readonly [number, number], hand: readonly [number, number]): Arm => [
    [elbow[0] + lean, elbow[1]],
    [hand[0] + lean, hand[1]],
  ];
  switch (work) {
    case 'pluck':
      return {
        near: reachTo([40, -204], [88, -182]),
        far: reachTo([58, -214], [104, -196]),
        nearHand: 'pinch',
        farHand: 'pinch',
      };
    case 'reach':
      return {
        near: reachTo([38, -200], [78, -158]),
        far: reachTo([58, -206], [98, -164]),
        nearHand: 'pinch',
        farHand: 'pinch',
      };
  }
}

/** Before the body bends, in figure units: over the shoulder, down before it and under the arm to the basket. */
const STRAP = 'M-24 -252C-20 -284 4 -298 20 -284C34 -270 30 -240 6 -222C-6 -214 -20 -206 -34 -200';

/** Basket behind the shoulder. It covers both ends of its strap. */
function drawBasketOnBack(art: Art, lean: number): void {
  inBend(art, lean, () => art.line(STRAP, '#5B3417', 6));
  drawBackBasket(art, -42 + lean * 0.35, -204, 0.86);
}

/** From the throat over the shoulders to the elbows, before the body bends. */
const CAPE =
  'M0 -297C-18 -288 -32 -270 -38 -242L-41 -214C-20 -204 22 -202 45 -213C48 -240 42 -274 30 -292C20 -284 8 -286 0 -297Z';
const CAPE_FOLDS = 'M-8 -282C-18 -262 -22 -240 -22 -212M18 -282C24 -260 26 -236 24 -209';

function drawCape(art: Art, ink: string, lean: number, sun: LightSide): void {
  inBend(art, lean, () => {
    art.path(CAPE, ink);
    const line = [-40 * sun, -226, 40 * sun, -250] as const;
    art.grain(CAPE, PALETTE.ink, ramp([0, 0.8], [0.5, 0.15], [1, 0]), line, CLOTH_GRAIN);
    art.line(CAPE_FOLDS, mix(ink, PALETTE.ink, 0.28), 2);
  });
}

function inBend(art: Art, lean: number, draw: () => void): void {
  art.group(`rotate(${lean * BEND} 0 -170)`, draw);
}

/** The plucked shoots between the fingers. */
function drawShoots(art: Art, work: Plucking, lean: number): void {
  const [x, y, turn] = TIPS[work];
  art.group(`translate(${x + lean} ${y}) rotate(${turn})`, () => {
    art.path('M0 0c-7 -9 -7 -20 0 -30c7 9 7 20 0 30Z', SHOOT_INKS[1]);
    art.path('M0 0c2 -12 10 -19 22 -22c-1 12 -9 20 -22 22Z', SHOOT_INKS[0]);
    art.path('M0 0c-12 -2 -19 -9 -21 -20c12 1 20 8 21 20Z', SHOOT_INKS[0]);
  });
}
