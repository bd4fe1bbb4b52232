/** `npm start`: installs packages and builds the site if something is missing or has changed, then serves the site. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { runHere } from './installation.mjs';
import { fail } from './run-command.mjs';
import { buildIfChanged } from './site-build.mjs';
import { listenProblem } from '../site/serve/listen-problem.mjs';

const hasRealForms = !['', 'off', undefined].includes(process.env['SUBMISSIONS']);

/** Ends the process if the server could not listen, before minutes of installing and building. */
async function checkPort() {
  const host = process.env['HOST'] ?? '127.0.0.1';
  const { PORT = '' } = process.env;
  const port = PORT === '' ? 4173 : Number(PORT);
  // The server's settings name a wrong number.
  if (!(port >= 0 && port <= 65_535)) return;
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    fail(listenProblem(/** @type {Error} */ (error), { host, port }));
  }
  server.close();
  await once(server, 'close');
}

/** The forms service reads its settings again when it starts. */
async function checkServiceSettings() {
  const { readSettings } = await import('../forms-service/service-settings.ts');
  try {
    readSettings();
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}

await checkPort();
await runHere(
  hasRealForms ? '../forms-service/serve-with-forms.ts' : '../site/serve/serve-site.ts',
  'The site cannot be started',
  async () => {
    // If a setting is wrong, this ends the process before the build.
    await import('../site/serve/server-settings.ts');
    if (hasRealForms) await checkServiceSettings();
    // A preview never takes the place of the site.
    delete process.env['PREVIEW'];
    await buildIfChanged(process.env['SITE_FOLDER'] ?? 'dist');
  },
);
