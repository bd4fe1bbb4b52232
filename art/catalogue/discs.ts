import type { Group, Pictures } from './picture.ts';

/** How many pictures of each group may have a disc in the sky. The other pictures have another motif there. */
const MOST_DISCS: Partial<Record<Group, number>> = { hero: 5, service: 6, news: 2, programme: 3 };

/** The end of the name of a hero for phones. It counts as one picture together with the wide hero. */
const TALL = /-tall$/;

/** One line for each group with too many discs. */
export function findExcessDiscs(pictures: Pictures): string[] {
  return Object.entries(MOST_DISCS).flatMap(([group, most]) => {
    const names = Object.entries(pictures)
      .filter(([, picture]) => picture.group === group)
      .filter(([, { draw, width, height }]) => draw(width, height).hasDisc)
      .map(([name]) => name.replace(TALL, ''));
    const discs = [...new Set(names)];
    return discs.length > most
      ? [`${group}: ${discs.length} pictures with a disc, at most ${most}: ${discs.join(', ')}`]
      : [];
  });
}
