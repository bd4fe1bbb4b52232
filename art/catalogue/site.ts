import { drawPlaceholder, drawShareBackground } from '../scenes/site.ts';
import { drawPresenceMap, drawTeaMap } from '../scenes/site/maps.ts';
import { card, ENCODINGS, type Pictures } from './picture.ts';

const MAP_HEIGHT = 750;

/** Pictures that belong to no page's head and to no article: maps, and the site's own. */
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
    draw: drawShareBackground,
  },
  ...card('site', 'map-presence', drawPresenceMap, MAP_HEIGHT),
  ...card('site', 'map-tea', drawTeaMap, MAP_HEIGHT),
};
