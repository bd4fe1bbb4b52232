/** Serves the newest build: when another has taken the folder's place, all of it is taken at once. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FILE_LIST } from './file-list.ts';
import { createSite, type Site } from './site.ts';

/** Milliseconds between two looks at the folder, at least. */
const INTERVAL = 1000;
/** Milliseconds; ample for the two renames by which a build takes the folder's place. */
const REPLACEMENT = 50;

/** Another for each build; `null` while there is none. */
function stampOf(folder: string): string | null {
  const list = statSync(path.join(folder, FILE_LIST), { throwIfNoEntry: false });
  return list ? `${list.ino} ${list.mtimeMs} ${list.size}` : null;
}

/**
 * The site in a folder, whichever build stands there.
 * @param sign makes the signed time that forms carry, where they are taken for real
 * @throws {Error} when the folder is not a whole build to begin with
 */
export function followBuilds(folder: string, sign?: () => string): Site {
  let stamp = stampOf(folder);
  let site = createSite(folder, sign);
  let nextLook = performance.now() + INTERVAL;
  let refused: string | null = null;

  function look(): void {
    nextLook = performance.now() + INTERVAL;
    const found = stampOf(folder);
    if (!found || found === stamp) return;
    try {
      site = createSite(folder, sign);
      stamp = found;
    } catch (error) {
      // It may still be on its way here file by file: the old one stays until it is whole.
      const reason = error instanceof Error ? error.message : String(error);
      if (refused !== found) console.error(`The new build is not taken: ${reason}`);
      refused = found;
    }
  }

  return async (asked) => {
    if (performance.now() >= nextLook) look();
    const asking = site;
    try {
      const answer = await asking(asked);
      if (answer.status !== 404) return answer;
      // A page of the new build, from another process or a proxy, may be asking for its scripts.
      look();
      return site === asking ? answer : await site(asked);
    } catch (error) {
      // Its file has gone with the old folder.
      await setTimeout(REPLACEMENT);
      look();
      if (site === asking) throw error;
      return site(asked);
    }
  };
}
