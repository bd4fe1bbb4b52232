/** `npm start`: installs and builds what is missing or has changed, then serves the site. */
import { buildIfChanged, runHere } from './steps.mjs';

await runHere('../server/main.ts', 'The site cannot be started', () =>
  buildIfChanged(process.env['SITE_FOLDER'] ?? 'dist'),
);
