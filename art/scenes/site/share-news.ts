import { Art } from '../../drawing/canvas.ts';
import { drawGround } from '../../elements/hills.ts';
import { drawStars } from '../../elements/stars.ts';
import { ellipse } from '../../drawing/geometry.ts';
import { PALETTE } from '../../drawing/palette.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { drawKiosk } from '../heroes/news.ts';
import { drawReader } from '../heroes/news-reader.ts';
import { drawTown, NIGHT_SHADE } from '../heroes/news-town.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

/** How the kiosk of the news hero is moved into the picture. */
const KIOSK_PLACE = 'translate(-141 -177) scale(0.92)';

/** News: the kiosk at dusk, a man reads the paper. */
export function drawShareNews(): Art {
  const art = new Art(SHARE_WIDTH, SHARE_HEIGHT, 75);
  const random = createRandom(75);
  drawBackdrop(art, {
    bands: ['#17294C', '#20365C', '#34456E', '#5A5680', '#96708A', '#D2907C', '#F3B682'],
    horizon: 400,
    ridges: [
      { y: 372, amplitude: 36, seed: 7, color: '#6C5F80', light: '#C98F86' },
      { y: 402, amplitude: 22, seed: 14, color: '#3E4468', light: '#7A6A86' },
    ],
    land: 500,
    side: 1,
  });
  drawStars(art, 50, 0.52, PALETTE.sand, random);
  art.group(KIOSK_PLACE, () => {
    drawTown(art, random);
  });
  drawGround(art, 450, '#6B4A52', '#B98074', NIGHT_SHADE, 1);
  art.path(ellipse(930, 562, 400, 36), '#E0A67C', 'opacity=".35"');
  art.group(KIOSK_PLACE, () => {
    drawKiosk(art);
    drawReader(art, 884, 838);
  });
  return art;
}
