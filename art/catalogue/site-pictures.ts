import { drawArticleMissing } from '../scenes/site/article-missing.ts';
import { drawFilterEmpty, drawServiceMissing } from '../scenes/site/empty.ts';
import { COUNTER_HEIGHT, COUNTER_WIDTH, drawFirstCounter } from '../scenes/site/first-counter.ts';
import { drawPresenceMap, drawTeaMap } from '../scenes/site/maps.ts';
import { drawSuccess } from '../scenes/site/success.ts';
import { card, ENCODINGS, type Picture, type Pictures } from './picture.ts';

const map = (draw: Picture['draw']): Picture => ({
  group: 'site',
  width: 1200,
  height: 750,
  encoding: ENCODINGS.map,
  draw,
});

/** Other pictures: maps, pages without content, thanks. */
export const SITE: Pictures = {
  'site-map-presence': map(drawPresenceMap),
  'site-map-tea': map(drawTeaMap),
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
