import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FROZEN_CONTENT } from './frozen-content.ts';

/**
 * Builds the site in a process of its own, as `npm run build` does.
 * @param folder where to
 * @param content for `CONTENT_FOLDER`
 * @param settings further environment variables of the build
 * @throws with all that the build wrote, where it fails
 */
export async function buildSite(
  folder: string,
  content = FROZEN_CONTENT,
  settings: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'site/build/build.ts'], {
    env: { ...process.env, SITE_FOLDER: folder, CONTENT_FOLDER: content, ...settings },
  });
}
