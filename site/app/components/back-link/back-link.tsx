import { addressOf } from '../../language.ts';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './back-link.module.css';

type BackLinkProps = {
  href: string;
  label: string;
  /** Goes back in the browser's history; to `href` if the history is empty. */
  back?: boolean;
};

/** The link at the top of a page, back to the previous page. */
export function BackLink({ label, ...rest }: BackLinkProps) {
  return (
    <SiteLink {...rest} className={styles.back} screenOnly>
      <Icon name="arrow-left" />
      <span>{label}</span>
    </SiteLink>
  );
}

/**
 * The link of an unknown article or service to the search. A script adds the words of its address
 * (`enhance/search-field.ts`), so the router must not follow it.
 */
export function AskSearch({ label, href }: Pick<BackLinkProps, 'label' | 'href'>) {
  return (
    <a href={addressOf(href)} className={styles.back} data-asks data-screen-only>
      <Icon name="search" />
      <span>{label}</span>
    </a>
  );
}
