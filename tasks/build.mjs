/** `npm run build`: builds the site. `npm start` does not build it again. */
import { build, requireNode, requireWorkspaces, StepError } from './common.mjs';

/** A preview never replaces the site. */
const folder =
  process.env['SITE_FOLDER'] ?? (process.env['PREVIEW'] === '1' ? 'dist-preview' : 'dist');

requireNode();
requireWorkspaces();
try {
  await build(folder);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`The site cannot be built: ${error.message}`);
  process.exitCode = 1;
}
