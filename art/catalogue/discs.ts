import type { Group, Pictures } from './picture.ts';

/** In how many pictures of a group a disc may stand in the sky. The others have a device of their own. */
const MOST_DISCS: Partial<Record<Group, number>> = { hero: 5, service: 6, news: 2, programme: 3 };

/** The end of a hero's name that is drawn for phones; with the wide one it counts as one picture. */
const TALL = /-tall$/;

/** The groups with more discs than they may have, each in one line. */
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
