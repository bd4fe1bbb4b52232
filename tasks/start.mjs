/** `npm start`: installs packages and builds the site if something is missing or has changed, then serves the site. */
import { buildIfChanged, runHere } from './steps.mjs';

const hasRealForms = !['', 'off', undefined].includes(process.env['SUBMISSIONS']);

await runHere(
  hasRealForms ? '../forms-service/serve-with-forms.ts' : '../site/serve/serve-site.ts',
  'The site cannot be started',
  async () => {
    // If a setting is wrong, this ends the process before the build.
    await import('../site/serve/server-settings.ts');
    // A preview never takes the place of the site.
    delete process.env['PREVIEW'];
    await buildIfChanged(process.env['SITE_FOLDER'] ?? 'dist');
  },
);
