/** The page whose entry looks like a button: visitors should find it first. */
const CONNECT = '/connect';

/** An entry of the main menu. */
type MenuEntry = { href: string; dropdownItems?: unknown };

/**
 * Divides the main menu into its entries and the one that looks like a button, which stands at the end. A new entry
 * does not take the button away.
 */
export function headerEntries<Entry extends MenuEntry>(
  main: readonly Entry[],
): { entries: Entry[]; connect: Entry | undefined } {
  const connect = main.find(
    ({ href, dropdownItems }) => href.replace(/^#/, '') === CONNECT && !dropdownItems,
  );
  return { entries: main.filter((entry) => entry !== connect), connect };
}
