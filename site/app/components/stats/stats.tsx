import type { Stat } from '#render/content/kinds.ts';
import styles from './stats.module.css';

/** Figures, each in one text node, exactly as the specification writes them (reading 13). */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={styles.stats} data-figures>
      {stats.map(({ value, label }) => (
        <li key={label} className={styles.stat}>
          {`${value} ${label}`}
        </li>
      ))}
    </ul>
  );
}
