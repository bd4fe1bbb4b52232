import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';

type SiteLinkProps = {
  /** A path on this site, or one of the specification's `#/…` links. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  /** Goes back in history where there is one, else to `href`. */
  back?: boolean | undefined;
  /** Says that this leads to the page one is on, or to one above it. */
  current?: 'page' | 'true' | undefined;
  /** May keep the visitor here, by preventing the default. */
  onClick?: MouseEventHandler | undefined;
};

/** A link within the site. `#/…` links keep their literal address (reading 2); the boot module follows them. */
export function SiteLink({ href, children, back, current, ...rest }: SiteLinkProps) {
  const common = {
    ...rest,
    'data-back': back ? '' : undefined,
    'aria-current': current,
    // Where scripts run, ids that are addresses are taken away, perhaps before React looks (`hash-targets.ts`).
    suppressHydrationWarning: rest.id !== undefined,
  };
  if (href.startsWith('#')) {
    return (
      <a href={href} {...common}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...common}>
      {children}
    </Link>
  );
}
