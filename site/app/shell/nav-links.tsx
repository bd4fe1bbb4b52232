import { SiteLink } from '../components/site-link/site-link.tsx';
import { useCurrent } from './current.ts';

type NavLinksProps = {
  links: readonly { name: string; href: string }[];
  /** Class of each link. */
  className: string | undefined;
  /** Class of each entry of the list. */
  entry?: string | undefined;
  /** The `id` of a link. */
  idOf?: (href: string) => string | undefined;
};

/** The entries of a list of links within the site. */
export function NavLinks({ links, className, entry, idOf }: NavLinksProps) {
  const { current } = useCurrent();
  return links.map(({ name, href }) => (
    <li key={name} className={entry}>
      <SiteLink href={href} id={idOf?.(href)} className={className} current={current(href)}>
        {name}
      </SiteLink>
    </li>
  ));
}
