import { Art } from '../../drawing/canvas.ts';
import { setLight } from '../../drawing/light.ts';
import { createRandom } from '../../drawing/random.ts';
import { drawBackdrop } from '../../drawing/stage.ts';
import { drawAllClouds, type Cloud } from '../../elements/clouds.ts';
import { drawMountKenya } from '../../elements/mountain.ts';
import { drawFallingRain } from '../../elements/rain.ts';
import { HARVEST, SEASONS, type Season } from '../heroes/home.ts';
import { STAGE } from './hill.ts';
import type { Draw } from './frame.ts';

/** Clouds of a season: they leave the upper left to the months. */
const CLOUDS: Readonly<Record<string, readonly Cloud[]>> = {
  dry: [[1180, 150, 130, 'bank']],
  'long-rains': [
    [780, 210, 300, 'heap'],
    [1180, 170, 340, 'heap'],
    [1480, 190, 280, 'heap'],
  ],
  'cold-season': [[980, 250, 250, 'bank']],
  'short-rains': [
    [900, 200, 180, 'heap'],
    [1300, 150, 300, 'heap'],
  ],
};

/** How many streaks of rain fall. */
const RAIN: Readonly<Record<string, number>> = { 'long-rains': 90, 'short-rains': 36 };

/** Where the mountain stands. */
const PEAK = { x: 790, foot: 478 };

function drawSkyOf(name: string, look: Season): Art {
  const art = new Art(STAGE.width, STAGE.height, 5);
  setLight(art, 1);
  const backdrop = { bands: look.bands, horizon: 700, side: 1 as const };
  drawBackdrop(art, look.isSunny ? { ...backdrop, sun: [878, 262, 62] } : backdrop);
  drawMountKenya(art, PEAK.x, PEAK.foot, 1.3, 0.6, look.mountain);
  drawAllClouds(art, CLOUDS[name] ?? [], ...look.cloudInks);
  return art;
}

/** The skies of the year, over the whole drawing. */
export const SKIES: Readonly<Record<string, () => Art>> = Object.fromEntries(
  Object.entries({ dry: HARVEST, ...SEASONS } satisfies Record<string, Season>).map(
    ([name, look]) => [name, () => drawSkyOf(name, look)],
  ),
);

/** Rain before a band. */
export const RAINS: Readonly<Record<string, Draw>> = Object.fromEntries(
  Object.entries(RAIN).map(([name, drops]) => [
    name,
    (art: Art) => {
      drawFallingRain(art, {
        area: [0, 0, 1000, 560],
        drops,
        length: 60,
        slant: -0.2,
        ink: '#F4F6EE',
        random: createRandom(drops),
      });
    },
  ]),
);
