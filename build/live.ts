/** Whether the site is built to take submissions for real, and where it sends them. */

const NAMES = ['off', 'live'];

/**
 * Whether `SUBMISSIONS` is `live`.
 * @throws {Error} when it is neither that nor `off`
 */
export function isLive(setting = process.env['SUBMISSIONS']): boolean {
  if (!setting) return false;
  if (NAMES.includes(setting)) return setting === 'live';
  throw new Error(`SUBMISSIONS is "${setting}"; expected "live" or "off".`);
}

/**
 * The origin of the service, from `SUBMISSIONS_ORIGIN`; empty where the site itself takes submissions.
 * @throws {Error} when it is no origin
 */
export function serviceOrigin(setting = process.env['SUBMISSIONS_ORIGIN']): string {
  if (!isLive() || !setting) return '';
  const origin = URL.canParse(setting) ? new URL(setting).origin : '';
  if (origin === setting && /^https?:/.test(origin)) return origin;
  throw new Error(
    `SUBMISSIONS_ORIGIN is "${setting}"; expected an origin such as https://forms.kilele.example.`,
  );
}

/** Replaces what `app/forms/live/setting.ts` reads, so that bundlers know it as a constant. */
export function liveDefines(): Record<string, string> {
  return {
    'process.env.SUBMISSIONS': JSON.stringify(isLive() ? 'live' : 'off'),
    'process.env.SUBMISSIONS_ORIGIN': JSON.stringify(serviceOrigin()),
  };
}
