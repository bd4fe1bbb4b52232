import type { ProgramCard as Program } from '#render/content/field-kinds.ts';
import { PhotoCredit } from '../photo-credit/photo-credit.tsx';
import { Picture, type Sizes } from '../picture/picture.tsx';
import { Stats } from '../stats/stats.tsx';
import styles from './program-card.module.css';

type ProgramCardProps = {
  program: Program;
  sizes: Sizes;
  /** On wide screens: a framed poster, a pillar on the foot of the section, or a band as wide as the page. */
  variant: 'poster' | 'pillar' | 'band';
};

/** A programme, pillar or kind of partner with its two figures (section 3). The list around it sets its colours. */
export function ProgramCard({ program, sizes, variant }: ProgramCardProps) {
  const { title, description, image, stats } = program;
  return (
    <article className={`${styles.program} ${styles[variant]}`}>
      <Picture picture={image} sizes={sizes} className={styles.image} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <div className={styles.stats}>
          <Stats stats={stats} />
        </div>
        {PHOTOGRAPHS && <PhotoCredit picture={image} />}
      </div>
    </article>
  );
}
