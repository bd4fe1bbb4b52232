import navigation from 'content:navigation';
import type { Action } from '#render/content/kinds.ts';
import { parentOf } from '#routes.ts';

const links = [
  ...navigation.main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]),
  ...navigation.tools,
];

/** Home and the page above `path`, with their names in the menu. A page that is not in the menu is left out. */
export const wayTo = (path: string): Action[] =>
  ['/', parentOf(path)].flatMap((above) => {
    const link = links.find(({ href }) => href === above);
    return link ? [{ href: link.href, label: link.name }] : [];
  });
