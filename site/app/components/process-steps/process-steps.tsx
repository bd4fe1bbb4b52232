import type { ProcessStep } from '#render/content/field-kinds.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './process-steps.module.css';

type ProcessStepsProps = {
  steps: readonly ProcessStep[];
  /** On wide screens. `climb`: each step is higher than the previous one. `cycle`: one step in each corner, clockwise. */
  shape: 'climb' | 'cycle';
};

/** The four steps of a process (section 9). */
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
