/** Serves the newest build. When a new build has replaced the folder, the server changes to it as a whole. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FILE_LIST } from './file-list.ts';
import { createSite, type Site } from './create-site.ts';
import { messageOf } from './message-of.ts';

/** The shortest time between two checks of the folder, in ms. */
const INTERVAL = 1000;
/** Milliseconds. A build replaces the folder by two renames, which take less. */
const REPLACEMENT = 50;

/** Identifies a build; `null` if the folder has none. */
function buildIdOf(folder: string): string | null {
  const file = path.join(folder, FILE_LIST);
  // Unlike `statSync`, this does not fail where the folder is a file.
  const list = existsSync(file) && statSync(file, { throwIfNoEntry: false });
  return list ? `${list.ino} ${list.mtimeMs} ${list.size}` : null;
}

/**
 * The site in a folder, whichever build is there.
 * @throws {Error} when there is no complete build at the start
 */
export function followBuilds(folder: string): Site {
  let current = buildIdOf(folder);
  let site = createSite(folder);
  let nextLook = performance.now() + INTERVAL;
  let refused: string | null = null;

  function look(): void {
    nextLook = performance.now() + INTERVAL;
    const found = buildIdOf(folder);
    if (!found || found === current) return;
    try {
      site = createSite(folder);
      current = found;
    } catch (error) {
      // Somebody may be copying the build file by file, so the next check tries again. It is reported once.
      if (refused !== found)
        console.error(
          `The new build is not taken: ${messageOf(error)} Until then the old one is served.`,
        );
      refused = found;
    }
  }

  return async (asked) => {
    if (performance.now() >= nextLook) look();
    const tried = site;
    try {
      const answer = await tried(asked);
      if (answer.status !== 404) return answer;
      // Another process may have sent a page of the new build, whose scripts are asked for here.
      look();
      return site === tried ? answer : await site(asked);
    } catch (error) {
      // The file may have gone with the old folder.
      await setTimeout(REPLACEMENT);
      look();
      if (site === tried) throw error;
      return site(asked);
    }
  };
}
