/** `npm run check:live`: fails, a line each, while a placeholder is left (docs/going-live.md). */
import { findPlaceholders } from './find-placeholders.ts';

const left = findPlaceholders(process.argv[2] ?? '.');
for (const placeholder of left) console.error(placeholder);
if (left.length > 0) process.exitCode = 1;
