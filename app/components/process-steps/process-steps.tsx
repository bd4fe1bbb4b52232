import type { ProcessStep } from '#app/content/schema.ts';
import { Icon } from '#app/components/icon/icon.tsx';
import styles from './process-steps.module.css';

type ProcessStepsProps = {
  steps: readonly ProcessStep[];
  /** `climb`: each step stands higher than the one before. `cycle`: four corners, clockwise. */
  shape: 'climb' | 'cycle';
};

/** The four steps of a process; on wide screens their places tell how they follow one another (section 9). */
export function ProcessSteps({ steps, shape }: ProcessStepsProps) {
  return (
    <ol className={`${styles.steps} ${styles[shape]}`} data-reveal="steps">
      {steps.map(({ title, text, icon }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.head}>
            <span className={styles.number}>{index + 1}</span>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
          </span>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
