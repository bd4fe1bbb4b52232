/**
 * Hours as people of a language say them, from the hours of a clock. Kiswahili counts them from sunrise: 8:00 in the
 * morning is «saa 2 asubuhi».
 */

/** The parts of a day in Kiswahili, by the hour at which each begins. */
const SWAHILI_DAY: readonly (readonly [from: number, name: string])[] = [
  [0, 'usiku'],
  [4, 'alfajiri'],
  [6, 'asubuhi'],
  [12, 'mchana'],
  [16, 'jioni'],
  [19, 'usiku'],
];

const fromSunrise = (hour: number) => ((hour + 5) % 12) + 1;

function swahiliHour(hour: number, minute: number): string {
  const name = SWAHILI_DAY.findLast(([from]) => hour >= from)?.[1] ?? '';
  const half = minute === 30 ? ' na nusu' : minute === 15 ? ' na robo' : '';
  const minutes = minute === 0 || half !== '' ? half : ` na dakika ${minute}`;
  return `saa ${fromSunrise(hour)}${minutes} ${name}`;
}

/** How a language says an hour; `undefined` if it says it as its clock shows it. @param hour 0 to 23 */
export const spokenHour = (language: string, hour: number, minute: number): string | undefined =>
  language === 'sw' ? swahiliHour(hour, minute) : undefined;

/** The numbers of an original: those that say a length in hours, such as «6 hours», and all others. */
export type HoursOfOriginal = { lengths: readonly string[]; others: readonly string[] };

/**
 * A text with spoken hours as those of a clock, so that its numbers are those of the original. «saa 6» is noon, or six
 * hours where the original says so. More than 12 is always a length: «saa 24».
 */
export function hoursInDigits(
  language: string,
  text: string,
  { lengths, others }: HoursOfOriginal,
): string {
  if (language !== 'sw') return text;
  const left = [...lengths];
  const take = (number: string) => {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  // «masaa 6» is always a length.
  for (const [, number = ''] of text.matchAll(/\bmasaa (\d+)/gi)) take(number);
  return text.replace(
    /\b(saa (?:za )?)(1[0-2]|[1-9])(?!\d)(\s+na nusu|\s+na robo)?/gi,
    (whole, word: string, hour: string, part: string | undefined) => {
      if (take(hour)) return whole;
      const clock = String(fromSunrise(Number(hour)));
      // A length is not said by an hour of the day.
      const isLength = left.includes(clock) && !others.includes(clock);
      return isLength ? whole : `${word}${clock}${part ? `:${/nusu/i.test(part) ? 30 : 15}` : ''}`;
    },
  );
}
