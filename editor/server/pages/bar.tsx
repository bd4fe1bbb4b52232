/** The navigation of the editor, at the head of each page. */
import { createContext, use } from 'react';

/** Addresses are relative, because behind a proxy the editor is below a folder. */
const PAGES = {
  './': 'Start',
  texts: 'Texts',
  photographs: 'Photographs',
  publish: 'Publish',
  versions: 'Versions',
  guide: 'Guide',
} as const;
export type EditorPage = keyof typeof PAGES;

/** Address of the page for staff, which has a link to the editor too. `undefined` if there is none. */
export const StaffUrl = createContext<string | undefined>(undefined);

/** @param current `null` on a page that the navigation does not name */
export function Bar({ current }: { current: EditorPage | null }) {
  const staffUrl = use(StaffUrl);
  return (
    <header className="bar">
      <nav aria-label="Editor">
        <ul>
          {Object.entries(PAGES).map(([address, name]) => (
            <li key={address}>
              <a href={address} aria-current={address === current ? 'page' : undefined}>
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
