/** The content that tests run on, and the site built from it. Both stay the same when staff change `content/`. */
import path from 'node:path';

/** For `CONTENT_FOLDER`. */
export const FROZEN_CONTENT = path.join(import.meta.dirname, 'content/en');
/** For `SITE_FOLDER`: where `npm run build:frozen` puts the site. */
export const FROZEN_SITE = '.cache/frozen-site';
