import type { Art } from '../drawing/canvas.ts';
import { drawShareCoffee } from '../scenes/site/share-coffee.ts';
import { drawShareInputs } from '../scenes/site/share-inputs.ts';
import { drawShareNews } from '../scenes/site/share-news.ts';
import { drawShare } from '../scenes/site/share-site.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../scenes/site/share-size.ts';
import { drawShareSustainability } from '../scenes/site/share-sustainability.ts';
import { drawShareTea } from '../scenes/site/share-tea.ts';
import type { Picture, Pictures } from './picture.ts';

const background = (draw: () => Art): Picture => ({
  group: 'site',
  width: SHARE_WIDTH,
  height: SHARE_HEIGHT,
  // The site encodes them, with mark and name.
  encoding: { widths: [], score: 0, fallback: { format: 'jpg', width: SHARE_WIDTH } },
  draw,
});

/** The backgrounds of shared links, one for the site and one for each area that has its own. */
export const BACKGROUNDS: Pictures = {
  'site-share': background(drawShare),
  'site-share-tea': background(drawShareTea),
  'site-share-coffee': background(drawShareCoffee),
  'site-share-inputs': background(drawShareInputs),
  'site-share-sustainability': background(drawShareSustainability),
  'site-share-news': background(drawShareNews),
};
