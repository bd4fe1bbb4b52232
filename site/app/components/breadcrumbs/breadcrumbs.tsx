import { useLocation } from 'react-router';
import navigation from 'content:navigation';
import ui from 'content:ui';
import { pagePath } from '../../language.ts';
import { parentOf } from '../../router/route-for.ts';
import { SiteLink } from '../site-link/site-link.tsx';

const links = [
  ...navigation.main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]),
  ...navigation.doors,
];

/**
 * The way from Home to the current page: Home and the page above it, with their names in the menu. A page that is not
 * in the menu is left out. The style sheet of the page imports `breadcrumbs.css`.
 */
export function Breadcrumbs({ title }: { title: string }) {
  const parent = parentOf(pagePath(useLocation().pathname));
  const way = ['/', parent].flatMap((above) => links.find(({ href }) => href === above) ?? []);
  return (
    <nav aria-label={ui.way} data-crumbs>
      <ol>
        {way.map(({ name, href }) => (
          <li key={href}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
