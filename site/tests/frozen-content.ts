/** Folders of the frozen content and of its build. Both do not change when staff change `content/`. */
import path from 'node:path';

/** For `CONTENT_FOLDER`. */
export const FROZEN_CONTENT = path.join(import.meta.dirname, 'content/en');
/** For `SITE_FOLDER`: the output of `npm run build:frozen`. */
export const FROZEN_SITE = '.cache/frozen-site';
