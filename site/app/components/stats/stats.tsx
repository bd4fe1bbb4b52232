import ui from 'content:ui';
import { fill } from '../../collections/fill.ts';
import type { Stat } from '#render/content/field-kinds.ts';
import styles from './stats.module.css';
import turned from './turned.module.css';

/**
 * Figures, each in one text node, exactly as the specification writes them (reading 13). A language in which the number
 * does not come first has an element for it. How they are counted stands in
 * the footer of every page.
 */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={styles.stats} data-figures>
      {stats.map(({ value, label }) =>
        LANGUAGE_PATH && !ui.figure.startsWith('{value}') ? (
          <li key={label} className={`${styles.stat} ${turned.stat}`}>
            {ui.figure.split(/(?=\{value\})|(?<=\{value\})/).map((part) =>
              part === '{value}' ? (
                <b key={part} className={turned.value}>
                  {value}
                </b>
              ) : (
                fill(part, { label })
              ),
            )}
          </li>
        ) : (
          <li key={label} className={styles.stat}>
            {fill(ui.figure, { value, label })}
          </li>
        ),
      )}
    </ul>
  );
}
