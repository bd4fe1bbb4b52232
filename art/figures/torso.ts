import { type Art, CLOTH_GRAIN, ramp } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import type { LightSide } from '../drawing/light.ts';
import { mix, PALETTE, SKIN_SHADE } from '../drawing/palette.ts';
import { isWoman } from './head-look.ts';
import { DEFAULT_SKIN } from './head.ts';
import type { Look } from './pose.ts';

/** Moves a point of the upright upper body to its place in a bent or kneeling figure. */
export type Lift = (point: Point) => Point;

/** Upright outlines in figure units: hem, back, shoulder, throat, chest. */
const SHIRT =
  'M-37 -150C-38 -178 -36 -204 -35 -226C-34 -252 -28 -272 -12 -284C-5 -289 2 -293 8 -296L28 -291C37 -284 43 -262 42 -240C41 -214 37 -182 35 -150C16 -145 -18 -145 -37 -150Z';
const BLOUSE =
  'M-37 -150C-38 -172 -31 -194 -31 -212C-32 -238 -29 -266 -13 -282C-6 -288 1 -292 7 -295L27 -290C34 -284 42 -264 43 -247C43 -232 37 -222 35 -208C34 -190 38 -172 38 -150C18 -145 -18 -145 -37 -150Z';
/** The same, but ending at the waist under a skirt of the same cloth. */
const BODICE =
  'M-33 -168C-34 -182 -31 -194 -31 -212C-32 -238 -29 -266 -13 -282C-6 -288 1 -292 7 -295L27 -290C34 -284 42 -264 43 -247C43 -232 37 -222 35 -208C34 -194 35 -182 36 -168C16 -160 -12 -160 -33 -168Z';
const VEST =
  'M-39 -157C-40 -180 -38 -204 -37 -226C-36 -252 -30 -273 -13 -285L7 -296C15 -286 21 -270 23 -250C25 -222 23 -190 22 -157C4 -152 -20 -152 -39 -157Z';
const VEST_EDGE = 'M22 -157C23 -190 25 -222 23 -250C21 -270 15 -286 7 -296';
const VEST_POCKET = 'M-20 -196L8 -194';

const APRON =
  'M9 -258L33 -260C41 -244 43 -226 41 -206C45 -172 46 -138 44 -102C30 -94 6 -94 -8 -102C-8 -140 -6 -176 -3 -204C4 -212 8 -236 9 -258Z';
const APRON_BIB_EDGE = 'M-3 -203C10 -198 28 -198 41 -204';
const APRON_STRAP = 'M13 -258C11 -270 8 -280 3 -289';
const APRON_TIE = 'M-2 -202C-14 -200 -26 -201 -33 -204';
const APRON_BOW =
  'M-33 -204C-44 -214 -52 -208 -50 -202C-48 -196 -40 -198 -33 -204ZM-34 -204C-44 -192 -46 -182 -44 -174C-38 -180 -34 -192 -33 -204Z';

const SASH = 'M-37 -176C-14 -168 16 -168 38 -174L40 -148C18 -138 -14 -138 -40 -146Z';
const SASH_FOLDS = 'M-36 -166C-12 -158 16 -158 37 -165M-38 -156C-12 -148 16 -148 38 -156';

const NECK = 'M4 -318C2 -302 -3 -293 -11 -284C0 -270 20 -270 30 -284C27 -292 27 -298 28 -308Z';
const JAW_SHADOW = 'M4 -318C3 -308 1 -302 -1 -298C6 -290 20 -284 28 -291L29 -312Z';
const COLLAR =
  'M-12 -286C-2 -274 18 -272 31 -288L35 -281C30 -272 26 -268 21 -262C16 -268 10 -269 2 -269C-6 -271 -12 -276 -16 -281Z';
const COLLAR_FOLD = 'M-14 -283C-4 -271 18 -269 32 -285';
const NECKLINE = 'M-11 -284C0 -269 20 -269 30 -284';

/** Bends a path of absolute M, L, C and Z commands point by point. */
function bent(path: string, lift: Lift): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    lift([Number(x), Number(y)])
      .map((value) => value.toFixed(1))
      .join(' '),
  );
}

/** Whether top and skirt are one piece of the same cloth. */
export function isDress(look: Look): boolean {
  return Boolean(look.skirt && look.skirtCloth && look.skirtCloth === look.topCloth);
}

/** The outline of the cloth on the chest. It also clips the shade that an arm casts. */
export function torsoOutline(look: Look, lift: Lift): string {
  if (isDress(look)) {
    return bent(BODICE, lift);
  }
  return bent(isWoman(look) || look.skirt ? BLOUSE : SHIRT, lift);
}

/** Shirt, blouse or bodice with vest, apron, collar and neck. */
export function drawTorso(
  art: Art,
  look: Look,
  fill: string,
  ink: string,
  lift: Lift,
  light: LightSide,
): void {
  const torso = torsoOutline(look, lift);
  const from = lift([-37 * light, -206]);
  const to = lift([37 * light, -216]);
  const away = [...from, ...to] as const;
  art.path(torso, fill);
  if (look.vest) {
    const vest = bent(VEST, lift);
    art.path(vest, look.vest);
    art.line(bent(VEST_EDGE, lift), mix(look.vest, PALETTE.ink, 0.4), 2.6);
    art.line(bent(VEST_POCKET, lift), mix(look.vest, PALETTE.ink, 0.3), 2.2);
    shade(art, vest, away);
  }
  shade(art, torso, away);
  if (look.sash) {
    art.path(bent(SASH, lift), look.sash);
    art.line(bent(SASH_FOLDS, lift), mix(look.sash, PALETTE.ink, 0.25), 1.8);
    shade(art, bent(SASH, lift), away);
  }
  drawNeck(art, look, ink, lift);
  if (look.apron) {
    const apron = bent(APRON, lift);
    const seam = mix(look.apron, PALETTE.ink, 0.28);
    art.line(bent(APRON_STRAP, lift), look.apron, 4.4);
    art.line(bent(APRON_TIE, lift), look.apron, 4.4);
    art.path(bent(APRON_BOW, lift), mix(look.apron, PALETTE.ink, 0.12));
    art.path(apron, look.apron);
    const [x, y] = lift([20, -180]);
    const line = [x - 30 * light, y, x + 24 * light, y - 6] as const;
    art.grain(apron, PALETTE.ink, ramp([0, 0.6], [0.5, 0.12], [1, 0]), line, CLOTH_GRAIN);
    art.line(bent(APRON_BIB_EDGE, lift), seam, 2);
  }
}

function shade(art: Art, outline: string, line: readonly [number, number, number, number]): void {
  const clip = art.clip(outline);
  art.grain(outline, PALETTE.ink, ramp([0, 0.9], [0.5, 0.2], [1, 0]), line, {
    ...CLOTH_GRAIN,
    clip,
  });
}

function drawNeck(art: Art, look: Look, ink: string, lift: Lift): void {
  const skin = look.skin ?? DEFAULT_SKIN;
  art.path(bent(NECK, lift), mix(skin, SKIN_SHADE, 0.12));
  art.path(bent(JAW_SHADOW, lift), mix(skin, SKIN_SHADE, 0.42));
  if (isWoman(look) || look.skirt) {
    art.line(bent(NECKLINE, lift), mix(ink, PALETTE.ink, 0.3), 2);
    return;
  }
  const collar = mix(ink, PALETTE.cream, 0.12);
  art.path(bent(COLLAR, lift), collar);
  if (!look.hood) art.line(bent(COLLAR_FOLD, lift), mix(collar, PALETTE.ink, 0.35), 1.6);
}
