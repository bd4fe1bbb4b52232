/** `npm start`: serves the site without the forms service. */
import { fileURLToPath } from 'node:url';
import { followBuilds } from './follow-builds.ts';
import { runServer, SITE_FOLDER } from './run-server.ts';

await runServer({
  script: fileURLToPath(import.meta.url),
  start: () =>
    Promise.resolve().then(() => ({
      answer: followBuilds(SITE_FOLDER),
      stop: (answered) => answered,
    })),
});
