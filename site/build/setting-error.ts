/** A setting, or the folder that it names, is wrong. The message says all that there is to know. */
export class SettingError extends Error {
  override name = 'SettingError';
}
