import styles from './contact-form.module.css';
import type { CheckedField } from './validation.ts';

type Props = {
  name: CheckedField;
  label: string;
  /** What is wrong with it, in words. */
  error: string | undefined;
  disabled: boolean;
  type?: 'text' | 'email' | 'lines';
  autoComplete?: string;
};

/** Id of a field's control, for its label and for the links of the summary. */
export const fieldId = (name: string) => `inquiry-${name}`;

/** A required field with its label and its error. It turns with the direction of what is typed. */
export function TextField({ name, label, error, disabled, type = 'text', autoComplete }: Props) {
  const id = fieldId(name);
  const common = {
    className: styles.control,
    id,
    name,
    disabled,
    autoComplete,
    required: true,
    dir: type === 'email' ? undefined : 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'lines' ? <textarea {...common} rows={7} /> : <input {...common} type={type} />}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
