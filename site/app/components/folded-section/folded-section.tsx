import type { ComponentProps } from 'react';
import { Fold } from '../fold/fold.tsx';
import type { Section } from '../section/section.tsx';
import section from '../section/section.module.css';
import styles from './folded-section.module.css';

type FoldedSectionProps = Pick<
  ComponentProps<typeof Section>,
  'id' | 'title' | 'text' | 'ground' | 'layout' | 'colour' | 'children'
>;

/** A `Section` that phones fold away below its heading. */
export function FoldedSection({
  id,
  title,
  text,
  ground = 'page',
  layout = 'stack',
  colour,
  children,
}: FoldedSectionProps) {
  const className = [section.section, section[ground], styles.section, styles[layout]].join(' ');
  return (
    <div className={className} data-colour={colour}>
      <div className={section.inner}>
        <Fold head={<h2>{title}</h2>}>
          {/* Inside the part that folds: a browser opens it for a link to this id. */}
          <section id={id} className={styles.content}>
            {text && <p className={section.text}>{text}</p>}
            {children}
          </section>
        </Fold>
      </div>
    </div>
  );
}
