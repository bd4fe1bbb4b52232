/** `npm run bench:server`: measures the server under load against nginx; see docs/measurements/server.md. */
import { runHere } from './steps.mjs';

await runHere('./bench-server/main.ts', 'Nothing can be measured');
