/**
 * The season that the home hero shows. A build takes the one of its own day in Nairobi. Rain falls in the highlands from
 * March to May and from October to December (Embassy of Kenya in Japan, "Climate"); June to August are the cold months.
 * The other months are dry: the hero without a season in its name shows the harvest under a clear sky.
 */
import { timeOf } from './publication.ts';

const SEASONS: readonly (readonly [name: string, months: readonly string[]])[] = [
  ['long-rains', ['03', '04', '05']],
  ['cold-season', ['06', '07', '08']],
  ['short-rains', ['10', '11', '12']],
];

/** The season of a moment; `undefined` in the dry months of harvest. */
function seasonOf(moment: Date): string | undefined {
  const month = timeOf(moment).slice('YYYY-'.length, 'YYYY-MM'.length);
  return SEASONS.find(([, months]) => months.includes(month))?.[0];
}

/** The name of a hero in the season of a moment, if it is drawn for that season; otherwise its own name. */
export function inSeason(name: string, moment: Date, drawn: readonly string[]): string {
  const seasonal = `${name}-${seasonOf(moment) ?? ''}`;
  return drawn.includes(seasonal) ? seasonal : name;
}

/** The names that a hero has in the course of a year. */
export const inAllSeasons = (name: string, drawn: readonly string[]): string[] =>
  [name, ...SEASONS.map(([season]) => `${name}-${season}`)].filter((one) => drawn.includes(one));
