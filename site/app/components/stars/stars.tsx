import ui from 'content:ui';
import { fill } from '../../collections/fill.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './stars.module.css';

/** Section 9: out of 5. */
const STARS = [1, 2, 3, 4, 5];

/** A rating as stars, and as a sentence for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars} role="img" aria-label={fill(ui.rating, { rating })}>
      {STARS.map((star) => (
        <span key={star} className={star <= rating ? styles.filled : styles.empty}>
          <Icon name="star" />
        </span>
      ))}
    </p>
  );
}
