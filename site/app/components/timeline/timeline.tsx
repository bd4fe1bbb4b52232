import { useEffect, useRef } from 'react';
import type { Milestone } from '#render/content/schemas/milestones.schema.ts';
import { motionAllowed } from '../../motion/motion-allowed.ts';
import { Fold } from '../fold/fold.tsx';
import styles from './timeline.module.css';

type Props = { milestones: readonly Milestone[] };

/**
 * Milestones on colours from night to sunrise. The line beside them grows with the scroll position (section 1, reading
 * 26); without motion or scripts it has its full length.
 */
export function Timeline({ milestones }: Props) {
  const line = useRef<HTMLDivElement>(null);

  // Browsers without scroll-driven animations need a script to grow the line.
  useEffect(() => {
    const element = line.current;
    if (!element || !motionAllowed()) return undefined;
    if (getComputedStyle(element).animationName !== 'none') return undefined;
    const left = new AbortController();
    import('../../motion/timeline-line.ts').then(
      ({ growLine }) => growLine(element, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, []);

  return (
    <div className={styles.timeline}>
      <ol>
        {milestones.map(({ year, title, description }) => (
          <li key={year} className={styles.milestone}>
            <div className={styles.inner} data-reveal="item">
              <p className={styles.year}>
                <time dateTime={String(year)}>{year}</time>
              </p>
              <div className={styles.words}>
                <Fold head={<h3>{title}</h3>}>
                  <p>{description}</p>
                </Fold>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.track}>
        <div ref={line} className={styles.line} />
      </div>
    </div>
  );
}
