/** Serves the newest build. When a new build has replaced the folder, the server changes to it as a whole. */
import { setTimeout } from 'node:timers/promises';
import { buildIdOf } from './file-list.ts';
import { createSite, type Answer, type Asked } from './answer-requests.ts';
import { messageOf } from './message-of.ts';

/** The shortest time between two checks of the folder, in ms. */
const INTERVAL = 1000;
/** Milliseconds. A build replaces the folder by two renames, which take less. */
const REPLACEMENT = 50;

/**
 * Follows the builds in a folder.
 * @param make makes another result from each build; the server changes to a build when both are ready
 * @throws {Error} when there is no complete build at the start
 */
export function followBuilds<Made = undefined>(folder: string, make?: (folder: string) => Made) {
  const load = (id: string | null) => ({
    id,
    site: createSite(folder),
    made: make?.(folder) as Made,
  });
  let current = load(buildIdOf(folder));
  let nextLook = performance.now() + INTERVAL;
  let refused: string | null = null;

  function look(): void {
    nextLook = performance.now() + INTERVAL;
    const found = buildIdOf(folder);
    if (!found || found === current.id) return;
    try {
      current = load(found);
    } catch (error) {
      // Somebody may be copying the build file by file, so the next check tries again. It is reported once.
      if (refused !== found)
        console.error(
          `The new build is not taken: ${messageOf(error)} Until then the old one is served.`,
        );
      refused = found;
    }
  }

  const lookWhenDue = () => {
    if (performance.now() >= nextLook) look();
  };

  return {
    /** The result of `make` for the build that is served now. */
    newest() {
      lookWhenDue();
      return current.made;
    },
    /** The site of the newest build. */
    async site(asked: Asked): Promise<Answer> {
      lookWhenDue();
      const tried = current.site;
      try {
        const answer = await tried(asked);
        if (answer.status !== 404) return answer;
        // Another process may have sent a page of the new build. The requests for its scripts may arrive here.
        look();
        return current.site === tried ? answer : await current.site(asked);
      } catch (error) {
        // The file may have been removed with the old folder.
        await setTimeout(REPLACEMENT);
        look();
        if (current.site === tried) throw error;
        return current.site(asked);
      }
    },
  };
}
