type CurrentYearProps = {
  /** Counts years since then instead. */
  since?: number;
};

/**
 * The year in which the page is viewed (reading 14). The page may have been built the year before: `enhance.ts`
 * writes the right one, and React must not mind.
 */
export function CurrentYear({ since = 0 }: CurrentYearProps) {
  return (
    <span data-since={since} suppressHydrationWarning>
      {new Date().getFullYear() - since}
    </span>
  );
}
