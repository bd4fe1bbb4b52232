/** `npm start`: installs packages and builds the site if something is missing or has changed, then serves the site. */
import { buildIfChanged, fail, runHere } from './common.mjs';

const hasRealForms = !['', 'off', undefined].includes(process.env['SUBMISSIONS']);

/** The forms service reads its settings again when it starts. */
async function checkServiceSettings() {
  const { readSettings } = await import('../forms-service/service-settings.ts');
  try {
    readSettings();
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}

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
