/**
 * `npm run check:live`: prints each remaining placeholder and fails if there is one (docs/going-live.md). With `--forms`
 * it says only whether simulated forms would go online.
 */
import { findPlaceholders } from '#render/content/find-placeholders.ts';
import { loadContent } from '#render/content/load.ts';
import { ContentError } from '#render/content/parse.ts';
import { SettingError } from './setting-error.ts';
import { formsProblem, refuseSimulatedForms } from './simulated-forms.ts';

try {
  if (process.argv[2] === '--forms') refuseSimulatedForms(loadContent().site.origin);
  else {
    const forms = formsProblem();
    const left = [...(forms ? [forms] : []), ...findPlaceholders(process.argv[2] ?? '.')];
    for (const placeholder of left) console.error(placeholder);
    if (left.length > 0) process.exitCode = 1;
  }
} catch (error) {
  if (error instanceof ContentError) console.error(error.report);
  else if (error instanceof SettingError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
