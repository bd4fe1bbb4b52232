import ui from 'content:ui';
import styles from './parts.module.css';

/** A part of a page: the `id` of its section, and the section, whose title is the link's. */
export type Part = readonly [id: string, part: { title: string }];

/**
 * Links to the parts of a long page, below its hero. On wide screens the row stays at the top, on phones it comes back
 * with the header. `browser/enhance/mark-current-part.ts` marks the part that is on the screen.
 */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <nav className={styles.row} aria-label={ui.parts} data-parts="" data-screen-only>
      <ul className={styles.list}>
        {parts.map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
