import ui from 'content:ui';
import { FIGURES } from '#routes.ts';
import { fill } from '../../collections/fill.ts';
import type { Action, Stat } from '#render/content/field-kinds.ts';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './stats.module.css';

type StatsProps = {
  stats: readonly Stat[];
  /** The pages that visitors of this one come for, before the link to how the figures are counted. */
  links?: readonly Action[];
};

/** Figures, each in one text node, exactly as the specification writes them (reading 13), and how they are counted. */
export function Stats({ stats, links = [] }: StatsProps) {
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
        {[...links, { href: FIGURES, label: ui.figures }].map(({ href, label }) => (
          <SiteLink key={href} href={href} screenOnly>
            {label}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
