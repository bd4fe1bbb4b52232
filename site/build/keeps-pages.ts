/** Whether a build has a service worker. Only this module reads `SERVICE_WORKER`. */
import { isPreview } from '#render/content/publication.ts';
import { SettingError } from './setting-error.ts';

/**
 * Whether the built site saves visited pages. With `SERVICE_WORKER=off` it does not; a preview never does.
 * @throws {SettingError} when `SERVICE_WORKER` has another value
 */
export function keepsPages(setting = process.env['SERVICE_WORKER']): boolean {
  if (setting === undefined || setting === '') return !isPreview();
  if (setting === 'off') return false;
  throw new SettingError(`SERVICE_WORKER is "${setting}": set it to "off", or leave it out.`);
}
