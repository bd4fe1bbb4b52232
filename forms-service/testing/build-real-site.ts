/** `npm run build:real`: builds the site with real submissions for browser tests. */
import { FROZEN_CONTENT } from '@website/site/tests/frozen-content.ts';
import { buildRealSite, REAL_SITE } from './real-site.ts';

await buildRealSite(REAL_SITE, { CONTENT_FOLDER: FROZEN_CONTENT });
