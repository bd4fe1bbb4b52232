import type { ProgramCard as Program } from '#app/content/schema.ts';
import { Picture, type Sizes } from '#app/components/picture/picture.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import styles from './program-card.module.css';

type ProgramCardProps = {
  program: Program;
  sizes: Sizes;
  /** On wide screens: a printed poster, a pillar that stands on the ground, or a band as wide as the page. */
  look: 'poster' | 'pillar' | 'band';
};

/** A programme, pillar or kind of partner with its two figures (section 3). Its list decides its colours. */
export function ProgramCard({ program, sizes, look }: ProgramCardProps) {
  const { title, description, image, stats } = program;
  return (
    <article className={`${styles.program} ${styles[look]}`}>
      <Picture picture={image} sizes={sizes} className={styles.image} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <div className={styles.stats}>
          <Stats stats={stats} />
        </div>
      </div>
    </article>
  );
}
