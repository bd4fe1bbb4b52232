/** `npm run check:live`: prints each remaining placeholder and fails if there is one (docs/going-live.md). */
import { findPlaceholders } from './find-placeholders.ts';
import { ContentError } from './parse.ts';

try {
  const left = findPlaceholders(process.argv[2] ?? '.');
  for (const placeholder of left) console.error(placeholder);
  if (left.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.report);
  process.exitCode = 1;
}
