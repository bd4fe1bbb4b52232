import { Button, type ButtonLook } from '#app/components/button/button.tsx';
import styles from './submit-button.module.css';

type SubmitButtonProps = {
  /** Everything it says in the course of a submission. */
  labels: readonly string[];
  /** What it says now. */
  label: string;
  /** What it says on its way, and already while it waits for React (reading 23). */
  submitting: string;
  disabled: boolean;
  look?: ButtonLook | undefined;
};

/** Sends its form. As wide as the widest of its labels, so that nothing moves when it says another. */
export function SubmitButton({ labels, label, submitting, disabled, look }: SubmitButtonProps) {
  return (
    <Button type="submit" look={look} disabled={disabled}>
      <span className={styles.label} data-labels={labels.join('\n')} data-submitting={submitting}>
        <span>{label}</span>
      </span>
    </Button>
  );
}
