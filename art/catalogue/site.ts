import { drawPlaceholder, drawShare } from '../scenes/site.ts';
import { drawArticleMissing } from '../scenes/site/article-missing.ts';
import { drawFilterEmpty, drawServiceMissing } from '../scenes/site/empty.ts';
import { drawLost } from '../scenes/site/lost.ts';
import { drawPresenceMap, drawTeaMap } from '../scenes/site/maps.ts';
import { drawSuccess } from '../scenes/site/success.ts';
import { card, ENCODINGS, type Pictures } from './picture.ts';

const MAP_HEIGHT = 750;

/** Pictures that belong to no page's head and to no article: maps, screens without content, thanks. */
export const SITE: Pictures = {
  'site-placeholder': {
    group: 'site',
    width: 1200,
    height: 800,
    encoding: ENCODINGS.placeholder,
    draw: drawPlaceholder,
  },
  'site-share': {
    group: 'site',
    width: 1200,
    height: 630,
    encoding: ENCODINGS.share,
    draw: drawShare,
  },
  ...card('site', 'map-presence', drawPresenceMap, MAP_HEIGHT),
  ...card('site', 'map-tea', drawTeaMap, MAP_HEIGHT),
  ...card('site', 'lost', drawLost),
  ...card('site', 'service-missing', drawServiceMissing),
  ...card('site', 'article-missing', drawArticleMissing),
  ...card('site', 'filter-empty', drawFilterEmpty),
  ...card('site', 'success', drawSuccess),
};
