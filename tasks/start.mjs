/** `npm start`: installs and builds what is missing or has changed, then serves the site. */
import { buildIfChanged, install, requireNode, StepError } from './steps.mjs';

try {
  requireNode();
  await install();
  await buildIfChanged(process.env['SITE_FOLDER'] ?? 'dist');
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`The site cannot be started: ${error.message}`);
  process.exit(1);
}
// In this very process, so that signals reach the server itself.
const { register } = await import('tsx/esm/api');
register();
await import('../server/main.ts');
