/** The navigation of the editor, at the head of each page. */

/** Addresses are relative, because behind a proxy the editor is below a folder. */
const ROOMS = {
  './': 'Start',
  texts: 'Texts',
  photographs: 'Photographs',
  publish: 'Publish',
  versions: 'Versions',
  guide: 'Guide',
} as const;
export type Room = keyof typeof ROOMS;

/** @param staffUrl address of the page for staff, which has a link to the editor too */
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
