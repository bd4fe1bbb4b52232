/**
 * Simulated forms tell visitors that their message was sent, and nobody gets it. That is right for a trial; on a site
 * with customers it needs a setting of its own.
 */
import { isReserved } from '#render/content/find-placeholders.ts';
import { SettingError } from './setting-error.ts';
import { takesSubmissions } from './submission-settings.ts';

type Settings = Readonly<Partial<Record<'SUBMISSIONS' | 'SIMULATED_FORMS', string>>>;

/**
 * What must be said of the forms of a build before it goes live.
 * @param settings of the build
 * @returns null when forms are taken for real, or when `SIMULATED_FORMS` is `yes`
 * @throws {SettingError} when a setting has another value than it may have
 */
export function formsProblem(settings: Settings = process.env): string | null {
  const { SIMULATED_FORMS: wanted = '' } = settings;
  if (!['', 'yes'].includes(wanted))
    throw new SettingError(`SIMULATED_FORMS is "${wanted}": set it to "yes", or leave it out.`);
  if (wanted === 'yes' || takesSubmissions(settings.SUBMISSIONS ?? '')) return null;
  return (
    'forms: are simulated: visitors read that their message was sent, and nobody gets it. ' +
    'Set SUBMISSIONS=live (docs/submissions.md), or SIMULATED_FORMS=yes if this is what you want'
  );
}

/**
 * Refuses to publish simulated forms, unless nobody can have the domain of the site.
 * @param origin of the site
 * @throws {SettingError} which says what to set
 */
export function refuseSimulatedForms(origin: string, settings?: Settings): void {
  const problem = isReserved(origin) ? null : formsProblem(settings);
  if (problem) throw new SettingError(`${origin}: ${problem}.`);
}
