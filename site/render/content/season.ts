/**
 * The season that the home hero shows. A build takes the one of its own day in Nairobi. Rain falls in the highlands from
 * March to May and from October to December (Embassy of Kenya in Japan, "Climate"); June to August are the cold months.
 * The other months are dry: the hero without a season in its name shows the harvest under a clear sky.
 */
import { timeOf } from './publication.ts';

const SEASONS = [
  ['long-rains', [3, 4, 5]],
  ['cold-season', [6, 7, 8]],
  ['short-rains', [10, 11, 12]],
] as const satisfies readonly (readonly [name: string, months: readonly number[]])[];

type Season = (typeof SEASONS)[number][0];

/** The month of a moment in Nairobi, 1 to 12. */
export const monthOf = (moment: Date): number =>
  Number(timeOf(moment).slice('YYYY-'.length, 'YYYY-MM'.length));

/** The season of a month, 1 to 12; `undefined` in the dry months of harvest. */
export const seasonOf = (month: number): Season | undefined =>
  SEASONS.find(([, months]) => (months as readonly number[]).includes(month))?.[0];

/** The name of a hero in the season of a moment, if it is drawn for that season; otherwise its own name. */
export function inSeason(name: string, moment: Date, drawn: readonly string[]): string {
  const seasonal = `${name}-${seasonOf(monthOf(moment)) ?? ''}`;
  return drawn.includes(seasonal) ? seasonal : name;
}

/** The names that a hero has in the course of a year. */
export const inAllSeasons = (name: string, drawn: readonly string[]): string[] =>
  [name, ...SEASONS.map(([season]) => `${name}-${season}`)].filter((one) => drawn.includes(one));
