import notFound from 'content:notFound';
import { addressOf } from '../../language.ts';
import { Icon } from '../icon/icon.tsx';
import styles from '../back-link/back-link.module.css';

const { href, label } = notFound.address.search;

/**
 * On the page of an unknown service or article: to the search. A script adds the words of this address to the link
 * (`enhance/search-field.ts`), so the router must not follow it.
 */
export function SearchLink() {
  return (
    <a href={addressOf(href)} className={styles.back} data-asks data-screen-only>
      <Icon name="search" />
      {label}
    </a>
  );
}
