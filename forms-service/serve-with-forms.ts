/** Serves the site and the forms service from one server: `SUBMISSIONS=live npm start`. */
import { fileURLToPath } from 'node:url';
import { followBuilds } from '@website/site/serve/follow-builds.ts';
import { runServer } from '@website/site/serve/run-server.ts';
import { SITE_FOLDER } from '@website/site/serve/server-settings.ts';
import { loadPages } from './pages/pages.tsx';
import { isForService } from './http/service.ts';
import { startSubmissions } from './start-service.ts';

await runServer({
  script: fileURLToPath(import.meta.url),
  async start() {
    const { site, newest } = followBuilds(SITE_FOLDER, loadPages);
    const { answer, stop } = await startSubmissions(newest);
    const isService = (url = '') => isForService(url.replace(/\?.*/, ''));
    return {
      answer: (request) => (isService(request.url) ? answer(request) : site(request)),
      stop,
    };
  },
});
