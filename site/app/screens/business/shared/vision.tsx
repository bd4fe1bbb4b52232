import type { BusinessContent } from './business.schema.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './vision.module.css';

type VisionProps = {
  vision: BusinessContent['vision'];
  /** Composes icon, heading and paragraphs: the block looks different on each business page. */
  className: string | undefined;
};

/** Why this business works the way it does (section 3, Vision block). */
export function Vision({ vision: { title, content, icon }, className }: VisionProps) {
  return (
    <section id="vision" className={`${styles.vision} ${className}`} data-reveal="section">
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <div className={styles.words}>
        {content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
