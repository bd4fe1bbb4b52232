/** `npm run bench`: measures the site against a plain HTML file on slow connections; see docs/measurements/speed.md. */
import { findBrowser } from './browser.mjs';
import { install, requireNode, StepError } from './steps.mjs';

try {
  requireNode();
  await install();
  await findBrowser();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`Nothing can be measured: ${error.message}`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
await import('./bench/main.ts');
