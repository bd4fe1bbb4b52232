import { Button, type ButtonVariant } from '../components/button/button.tsx';
import styles from './submit-button.module.css';

type SubmitButtonProps = {
  /** All labels that the button can have during a submission. */
  labels: readonly string[];
  /** The label now. */
  label: string;
  /** The label while the form is sent, and while it waits for React (reading 23). */
  submitting: string;
  disabled: boolean;
  variant?: ButtonVariant | undefined;
};

/** The button that submits a form. It is as wide as its widest label, so that nothing moves when the label changes. */
export function SubmitButton({ labels, label, submitting, disabled, variant }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} disabled={disabled}>
      <span className={styles.label} data-labels={labels.join('\n')} data-submitting={submitting}>
        <span>{label}</span>
      </span>
    </Button>
  );
}
