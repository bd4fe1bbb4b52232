import navigation from 'content:navigation';
import { parentOf } from '#routes.ts';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './breadcrumbs.module.css';

const items = navigation.main.flatMap((item) => [item, ...(item.dropdownItems ?? [])]);

type BreadcrumbsProps = {
  /** Name of the list for screen readers. */
  label: string;
  /** Path and title of the page. */
  path: string;
  title: string;
};

/** The way from Home to a page two levels below it. */
export function Breadcrumbs({ label, path, title }: BreadcrumbsProps) {
  const above = ['/', parentOf(path)];
  const way = above.flatMap((href) => items.find((item) => item.href === href) ?? []);
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol className={styles.way}>
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
