import { LOGO } from '../../brand/logo.ts';
import type { Art } from '../../drawing/canvas.ts';
import { type Cloth, clothFill, clothTile } from '../../elements/cloth.ts';
import { rect } from '../../drawing/geometry.ts';

/** Size that social networks ask of a shared link's picture, in px. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Height of the cloth along the foot, in px. */
const BAND = 30;

/** One repeat of a cloth along the foot. */
export function drawShareBand(art: Art, cloth: Cloth): void {
  const repeat = clothTile(cloth.motif, cloth.inks).height;
  const band = clothFill(art, cloth, BAND / repeat, 0, true);
  art.group(`translate(0 ${SHARE_HEIGHT - BAND})`, () => {
    art.path(rect(0, 0, SHARE_WIDTH, BAND), band);
  });
}

/** Mark and name at the upper left. */
export function drawShareName(art: Art, ink: string): void {
  art.group('translate(64 74) scale(1.98)', () => {
    art.path(LOGO.mark, ink);
    art.path(LOGO.wordmark, ink);
  });
}
