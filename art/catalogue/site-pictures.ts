import { drawArticleMissing } from '../scenes/site/article-missing.ts';
import { drawFilterEmpty, drawServiceMissing } from '../scenes/site/empty.ts';
import { COUNTER_HEIGHT, COUNTER_WIDTH, drawFirstCounter } from '../scenes/site/first-counter.ts';
import { drawPresenceMap, drawTeaMap } from '../scenes/site/maps.ts';
import { drawSuccess } from '../scenes/site/success.ts';
import { card, ENCODINGS, type Pictures } from './picture.ts';

const MAP_HEIGHT = 750;

/** Other pictures: maps, pages without content, thanks. */
export const SITE: Pictures = {
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
