import { currentYear } from './year.ts';

type CurrentYearProps = {
  /** Shows how many years have passed since this year instead. */
  since?: number;
};

/**
 * The year in which the page is viewed (reading 14). The page may have been built in the year before: `enhance.ts` then
 * writes the right year, and React must accept the difference.
 */
export function CurrentYear({ since = 0 }: CurrentYearProps) {
  return (
    <span data-since={since} suppressHydrationWarning>
      {currentYear() - since}
    </span>
  );
}
