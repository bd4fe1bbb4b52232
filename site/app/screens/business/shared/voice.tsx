import { Credit } from '../../../components/credit/credit.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import type { BusinessContent } from './business.schema.ts';
import styles from './voice.module.css';

/** One person of the business, large, who looks out of the page, and a sentence of theirs. */
export function Voice({
  voice: { image, quote, name, role, note },
}: Pick<BusinessContent, 'voice'>) {
  return (
    <figure className={styles.voice}>
      <Picture
        picture={image}
        sizes="(width >= 768px) min(46vw, 50rem), 100vw"
        className={styles.face}
      />
      <blockquote className={styles.quote} data-reveal="section">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className={styles.who}>
        <strong className={styles.name}>{name}</strong>
        <span>{role}</span>
        <small>{note}</small>
        {PHOTOGRAPHS && <Credit picture={image} />}
      </figcaption>
    </figure>
  );
}
