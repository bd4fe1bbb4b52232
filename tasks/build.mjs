/** `npm run build`: builds the site. `npm start` does not build it again. */
import { requireNodeAndWorkspaces, requirePackages } from './installation.mjs';
import { failWith } from './run-command.mjs';
import { build } from './site-build.mjs';

/** A preview never replaces the site. */
const folder =
  process.env['SITE_FOLDER'] ?? (process.env['PREVIEW'] === '1' ? 'dist-preview' : 'dist');

requireNodeAndWorkspaces();
requirePackages();
await build(folder).catch(failWith);
