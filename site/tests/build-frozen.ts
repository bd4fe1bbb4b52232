/** `npm run build:frozen`: the build that browser tests look at. `SITE_FOLDER` names another place for it. */
import { FROZEN_CONTENT, FROZEN_SITE } from './frozen-content.ts';

process.env['CONTENT_FOLDER'] = FROZEN_CONTENT;
process.env['SITE_FOLDER'] ??= FROZEN_SITE;
// Not imported above: it reads these settings as it is loaded.
await import('#build/build.ts');
