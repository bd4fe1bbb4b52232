import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { inEnglish } from '../../names/english-words.ts';

type SiteLinkProps = {
  /** A path on this site, or one of the specification's `#/…` links. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  /** Goes back in the browser's history; to `href` if the history is empty. */
  back?: boolean | undefined;
  /** `page`: a link to the current page; `true`: to a page above it. Becomes `aria-current`. */
  current?: 'page' | 'true' | undefined;
  /** Name of a link that is only an icon. */
  label?: string | undefined;
  /** Left out on paper, where it is of no use. */
  screenOnly?: boolean | undefined;
  /** May prevent the default to keep the visitor on this page. */
  onClick?: MouseEventHandler | undefined;
};

/** A link within the site. `#/…` links keep their literal address (reading 2); the boot module follows them. */
export function SiteLink({
  href,
  children,
  back,
  current,
  label,
  screenOnly,
  ...rest
}: SiteLinkProps) {
  const common = {
    ...rest,
    // The router makes its element without our function for JSX.
    ...(MAY_BE_UNTRANSLATED && { lang: inEnglish({ children }, undefined)['lang'] as string }),
    'data-back': back ? '' : undefined,
    'data-screen-only': screenOnly,
    'aria-current': current,
    'aria-label': label,
    // The enhancements remove these ids, perhaps before hydration (`enhance.ts`).
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
    <Link to={href} discover="none" {...common}>
      {children}
    </Link>
  );
}
