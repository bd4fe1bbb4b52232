/** A setting, or the folder that it names, is wrong. The message says what to do, so no stack is printed. */
export class SettingError extends Error {
  override name = 'SettingError';
}
