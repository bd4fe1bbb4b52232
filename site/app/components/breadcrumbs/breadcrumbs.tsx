import type { Action } from '#render/content/kinds.ts';
import { SiteLink } from '../site-link/site-link.tsx';

type BreadcrumbsProps = {
  /** Name of the list for screen readers. */
  label: string;
  /** The pages above, from Home down. */
  way: readonly Action[];
  /** Title of the page. */
  title: string;
};

/** The way from Home to a page below it. The style sheet of the page imports `breadcrumbs.css`. */
export function Breadcrumbs({ label, way, title }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-crumbs>
      <ol>
        {way.map(({ label: name, href }) => (
          <li key={href}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
