/** Whether this build has real submissions, and where they are sent. Only this module reads `SUBMISSIONS`. */
import path from 'node:path';
import { SettingError } from './setting-error.ts';

const VALUES = ['off', 'live'];

/**
 * Whether `SUBMISSIONS` is `live`.
 * @throws {SettingError} when it is neither `live` nor `off`
 */
export function takesSubmissions(setting = process.env['SUBMISSIONS']): boolean {
  if (!setting) return false;
  if (VALUES.includes(setting)) return setting === 'live';
  throw new SettingError(`SUBMISSIONS is "${setting}": set it to "live" or "off".`);
}

/**
 * The origin of the forms service, from `SUBMISSIONS_ORIGIN`; empty if the service has the same origin as the site.
 * @throws {SettingError} when it is not an origin
 */
export function serviceOrigin(setting = process.env['SUBMISSIONS_ORIGIN']): string {
  if (!takesSubmissions() || !setting) return '';
  const origin = URL.canParse(setting) ? new URL(setting).origin : '';
  if (origin === setting && /^https?:/.test(origin)) return origin;
  throw new SettingError(
    `SUBMISSIONS_ORIGIN is "${setting}": set it to an origin such as https://forms.example.org.`,
  );
}

/** The folder of `#submit/…` in this build. In tests it is always the simulation (`site/package.json`). */
export function submitFolder(): string {
  return path.resolve(
    import.meta.dirname,
    '../browser/submit',
    takesSubmissions() ? 'real' : 'simulated',
  );
}
