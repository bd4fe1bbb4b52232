import type { ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './fold.module.css';

type FoldProps = {
  /** Shows at all times. */
  head: ReactNode;
  /** Folded away on phones until the head is pressed. */
  children: Elements;
};

/** Words that phones fold away below their first line. Wider screens and paper show all of them. No script is needed. */
export function Fold({ head, children }: FoldProps) {
  return (
    // A visitor may have opened it before hydration.
    <details className={styles.fold} suppressHydrationWarning>
      <summary className={styles.head}>{head}</summary>
      {children}
    </details>
  );
}
