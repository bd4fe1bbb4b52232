import ui from 'content:ui';
import { FIGURES } from '#routes.ts';
import { fill } from '../../collections/fill.ts';
import type { Stat } from '#render/content/kinds.ts';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './stats.module.css';

/** Figures, each in one text node, exactly as the specification writes them (reading 13), and how they are counted. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className={styles.figures} data-figures>
      <ul className={styles.stats}>
        {stats.map(({ value, label }) => (
          <li key={label} className={styles.stat}>
            {fill(ui.figure, { value, label })}
          </li>
        ))}
      </ul>
      <p className={styles.count}>
        <SiteLink href={FIGURES} screenOnly>
          {ui.figures}
        </SiteLink>
      </p>
    </div>
  );
}
