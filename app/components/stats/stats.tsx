import type { Stat } from '#app/content/schema.ts';
import styles from './stats.module.css';

/** Claimed figures, each one whole text, written exactly as the specification does (reading 13). */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={styles.stats}>
      {stats.map(({ value, label }) => (
        <li key={label} className={styles.stat}>
          {`${value} ${label}`}
        </li>
      ))}
    </ul>
  );
}
