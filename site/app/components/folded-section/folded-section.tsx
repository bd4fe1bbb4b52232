import type { ComponentProps } from 'react';
import { Fold } from '../fold/fold.tsx';
import type { Section } from '../section/section.tsx';
import styles from '../section/section.module.css';

type FoldedSectionProps = Pick<
  ComponentProps<typeof Section>,
  'id' | 'title' | 'text' | 'ground' | 'children'
>;

/**
 * A section that phones fold away below its heading; on wide screens the heading is beside its content. The style sheet
 * of the page imports `folded-section.css`.
 */
export function FoldedSection({ id, title, text, ground = 'page', children }: FoldedSectionProps) {
  return (
    <div className={`${styles.section} ${styles[ground]}`} data-folded="">
      <div className={styles.inner}>
        <Fold head={<h2>{title}</h2>}>
          {/* Inside the part that folds: a browser opens it for a link to this id. */}
          <section id={id}>
            {text && <p className={styles.text}>{text}</p>}
            {children}
          </section>
        </Fold>
      </div>
    </div>
  );
}
