/** The process that makes the compressed copies of the site in `SITE_FOLDER` smaller. `publish.ts` starts it. */
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { compressAgain } from './compress-again.ts';

/** Visitors are answered first. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
const out = path.resolve(process.env['SITE_FOLDER'] ?? 'dist');
compressAgain(out).catch((error: unknown) => {
  // Somebody may have removed the site.
  if (existsSync(out)) throw error;
});
