/** `npm run build:frozen`: makes the build for browser tests. `SITE_FOLDER` names another folder for it. */
import { FROZEN_CONTENT, FROZEN_SITE } from './frozen-content.ts';

process.env['CONTENT_FOLDER'] = FROZEN_CONTENT;
process.env['SITE_FOLDER'] ??= FROZEN_SITE;
// The module reads these settings when it is loaded, so it is imported here.
await import('#build/build.ts');
