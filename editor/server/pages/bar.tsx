/** The way to all rooms of the editor, at the head of each page. */

/** Addresses are relative: behind a proxy the editor stands below a folder. */
export const ROOMS = {
  './': 'Start',
  texts: 'Texts',
  photographs: 'Photographs',
  publish: 'Publish',
  versions: 'Versions',
  guide: 'Guide',
} as const;
export type Room = keyof typeof ROOMS;

/** @param staffUrl of the page for staff, whose room the editor is */
export function Bar({ current, staffUrl }: { current: Room; staffUrl?: string | undefined }) {
  return (
    <header className="bar">
      <nav aria-label="Editor">
        <ul>
          {Object.entries(ROOMS).map(([address, name]) => (
            <li key={address}>
              <a
                href={address}
                data-room={address}
                aria-current={address === current ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
          {staffUrl !== undefined && (
            <li>
              <a href={staffUrl}>Inbox</a>
            </li>
          )}
        </ul>
      </nav>
    </header>
  );
}
