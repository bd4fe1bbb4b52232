/** The address of the calendar file of a season in a region. The build writes the file (`site/build/calendars.ts`). */
export const calendarFile = (region: string, season: string) =>
  `/farm/calendar/${region}-${season}.ics`;
