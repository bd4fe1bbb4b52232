/** `npm start`: serves the site without the forms service. */
import { fileURLToPath } from 'node:url';
import { followBuilds } from './follow-builds.ts';
import { runServer } from './run-server.ts';
import { SITE_FOLDER } from './server-settings.ts';

await runServer({
  script: fileURLToPath(import.meta.url),
  start: () => ({ answer: followBuilds(SITE_FOLDER).site, stop: (answered) => answered }),
});
