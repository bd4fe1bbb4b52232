import site from 'content:site';
import logo from 'content:logo';
import mark from 'content:mark';
import { CompanyLogo } from './company-logo.tsx';
import styles from './logo.module.css';

/** The mark of the company, without its name, in the colour of the text. */
export function Mark({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={mark} />
    </svg>
  );
}

/**
 * The company's own logo; without one the mark, and beside it the name in two lines of text: drawn as outlines the name
 * would be a sixth of every page. `font-size` on `className` sets the height.
 */
export function Logo({ className }: { className: string | undefined }) {
  if (COMPANY_LOGO ?? logo) return <CompanyLogo className={className} />;
  const [first, ...rest] = site.name.split(' ');
  return (
    <span className={className ? `${styles.logo} ${className}` : styles.logo}>
      <Mark className={styles.mark} />
      <span className={styles.name} translate="no">
        <span className={styles.first}>{first} </span>
        <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
