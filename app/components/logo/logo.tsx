import site from 'content:site';
import { MARK_PATH, MARK_VIEW_BOX } from './logo-paths.ts';
import styles from './logo.module.css';

/** The company's sign in the colour of the text. */
export function Mark({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={MARK_VIEW_BOX}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={MARK_PATH} />
    </svg>
  );
}

/**
 * The sign and the name beside it in two lines, as text: as outlines it would be a sixth of every page. Its height is
 * that of `font-size` on `className`.
 */
export function Logo({ className }: { className: string | undefined }) {
  const [first, ...rest] = site.name.split(' ');
  return (
    <span className={className ? `${styles.logo} ${className}` : styles.logo}>
      <Mark className={styles.mark} />
      <span className={styles.name}>
        <span className={styles.first}>{first} </span>
        <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
