import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FROZEN_CONTENT } from './frozen-content.ts';

/** For builds whose bytes a test counts or compares: a quick copy is larger, and not the one that a build takes from the cache. */
export const SMALLEST = { QUICK_COPIES: '0' };

/**
 * Builds the site in a separate process, as `npm run build` does, with quick copies (`site/build/compress.ts`): 24 s of
 * processor time from nothing in place of 31.
 * @param folder for the build
 * @param content for `CONTENT_FOLDER`
 * @param settings more environment variables of the build
 * @throws {Error} with the output of the build, if it fails
 */
export async function buildSite(
  folder: string,
  content = FROZEN_CONTENT,
  settings: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'site/build/build.ts'], {
    env: {
      ...process.env,
      QUICK_COPIES: '1',
      SITE_FOLDER: folder,
      CONTENT_FOLDER: content,
      ...settings,
    },
  });
}
