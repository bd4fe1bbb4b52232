/** Whether this build's forms are taken for real, and where they are sent: the only reader of `SUBMISSIONS`. */
import path from 'node:path';
import { SettingError } from './setting-error.ts';

const VALUES = ['off', 'live'];

/**
 * Whether `SUBMISSIONS` is `live`.
 * @throws {SettingError} when it is neither that nor `off`
 */
export function takesSubmissions(setting = process.env['SUBMISSIONS']): boolean {
  if (!setting) return false;
  if (VALUES.includes(setting)) return setting === 'live';
  throw new SettingError(`SUBMISSIONS is "${setting}"; expected "live" or "off".`);
}

/**
 * The origin of the forms service, from `SUBMISSIONS_ORIGIN`; empty where the site itself takes forms.
 * @throws {SettingError} when it is not an origin
 */
export function serviceOrigin(setting = process.env['SUBMISSIONS_ORIGIN']): string {
  if (!takesSubmissions() || !setting) return '';
  const origin = URL.canParse(setting) ? new URL(setting).origin : '';
  if (origin === setting && /^https?:/.test(origin)) return origin;
  throw new SettingError(
    `SUBMISSIONS_ORIGIN is "${setting}"; expected an origin such as https://forms.example.org.`,
  );
}

/** The folder that `#submit/…` leads to in this build. Elsewhere, as in tests, that is the simulation. */
export function submitFolder(): string {
  return path.resolve(
    import.meta.dirname,
    '../browser/submit',
    takesSubmissions() ? 'real' : 'simulated',
  );
}
