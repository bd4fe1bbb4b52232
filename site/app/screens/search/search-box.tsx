import words from 'content:search';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './search-box.module.css';

/** The script of the search fills these elements, perhaps before hydration. React leaves them alone. */
const html = { __html: '' };

/** A field that finds pages while the visitor types (`browser/search/`). It shows only if scripts run. */
export function SearchBox() {
  const { label, failed } = words.box;
  return (
    <search className={styles.box} data-search data-needs-scripts>
      <label className={styles.label} htmlFor="search">
        {label}
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          id="search"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          // Where the router shows the page, React would focus the field with a scroll to it: WebKit scrolls late, and
          // moved the next page, too.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- visitors come to type; the router does the same (`router/arrival.ts`)
          autoFocus={import.meta.env.SSR}
          // The script may have filled it before hydration.
          suppressHydrationWarning
        />
      </div>
      <p
        role="status"
        data-failed={failed}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
      <ol className={styles.results} dangerouslySetInnerHTML={html} suppressHydrationWarning />
    </search>
  );
}
