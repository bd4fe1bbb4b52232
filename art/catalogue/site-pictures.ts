import type { Art } from '../drawing/canvas.ts';
import { drawPlaceholder, drawShare } from '../scenes/site/small-scenes.ts';
import { drawArticleMissing } from '../scenes/site/article-missing.ts';
import { drawFilterEmpty, drawServiceMissing } from '../scenes/site/empty.ts';
import { COUNTER_HEIGHT, COUNTER_WIDTH, drawFirstCounter } from '../scenes/site/first-counter.ts';
import { drawPresenceMap, drawTeaMap } from '../scenes/site/maps.ts';
import { drawShareCoffee } from '../scenes/site/share-coffee.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../scenes/site/share-frame.ts';
import { drawShareInputs } from '../scenes/site/share-inputs.ts';
import { drawShareNews } from '../scenes/site/share-news.ts';
import { drawShareSustainability } from '../scenes/site/share-sustainability.ts';
import { drawShareTea } from '../scenes/site/share-tea.ts';
import { drawSuccess } from '../scenes/site/success.ts';
import { card, ENCODINGS, type Pictures } from './picture.ts';

const MAP_HEIGHT = 750;

/** The picture of a shared link in social networks. All pages of an area have the same picture. */
function share(name: string, draw: () => Art): Pictures {
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  return { [name]: { group: 'site', ...size, encoding: ENCODINGS.share, draw } };
}

/** Other pictures: maps, pages without content, thanks, shared links. */
export const SITE: Pictures = {
  'site-placeholder': {
    group: 'site',
    width: 1200,
    height: 800,
    encoding: ENCODINGS.placeholder,
    draw: drawPlaceholder,
  },
  ...share('site-share', drawShare),
  ...share('site-share-tea', drawShareTea),
  ...share('site-share-coffee', drawShareCoffee),
  ...share('site-share-inputs', drawShareInputs),
  ...share('site-share-sustainability', drawShareSustainability),
  ...share('site-share-news', drawShareNews),
  ...card('site', 'map-presence', drawPresenceMap, MAP_HEIGHT),
  ...card('site', 'map-tea', drawTeaMap, MAP_HEIGHT),
  'site-first-counter': {
    group: 'site',
    width: COUNTER_WIDTH,
    height: COUNTER_HEIGHT,
    encoding: ENCODINGS.card,
    draw: drawFirstCounter,
  },
  ...card('site', 'service-missing', drawServiceMissing),
  ...card('site', 'article-missing', drawArticleMissing),
  ...card('site', 'filter-empty', drawFilterEmpty),
  ...card('site', 'success', drawSuccess),
};
