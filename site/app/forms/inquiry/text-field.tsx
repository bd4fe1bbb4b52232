import type { ComponentProps, InputHTMLAttributes } from 'react';
import styles from './inquiry-form.module.css';
import type { CheckedField } from '../validation.ts';

/** How browsers and keyboards help with each field. */
const HELP: Record<CheckedField, InputHTMLAttributes<HTMLElement>> = {
  name: {
    type: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  message: { spellCheck: true, enterKeyHint: 'enter' },
};

type Props = {
  name: CheckedField;
  label: string;
  /** Its error message. */
  error: string | undefined;
  disabled: boolean;
};

/** Id of a field's control, for its label and for the links of the summary. */
export const fieldId = (name: string) => `inquiry-${name}`;

/** A required field with its label and its error. Its text direction follows the typed text. */
export function TextField({ name, label, error, disabled }: Props) {
  const id = fieldId(name);
  const common: ComponentProps<'input'> & ComponentProps<'textarea'> = {
    ...HELP[name],
    className: styles.control,
    id,
    name,
    disabled,
    required: true,
    dir: name === 'email' ? undefined : 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? <textarea {...common} rows={7} /> : <input {...common} />}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
