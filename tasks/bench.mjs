/** `npm run bench`: measures the site against a plain HTML file on slow connections; see docs/measurements/speed.md. */
import { findBrowser } from './browser.mjs';
import { runHere } from './steps.mjs';

await runHere('./bench/main.ts', 'Nothing can be measured', findBrowser);
