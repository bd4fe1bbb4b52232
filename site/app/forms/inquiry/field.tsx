import type { ComponentProps } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { isRequired } from '../fields.ts';
import type { FormField } from './inquiry-fields.ts';
import styles from './inquiry-form.module.css';

type Props = {
  field: FormField;
  /** Its error message. */
  error: string | undefined;
  disabled: boolean;
};

/** Id of a field's control, for its label and for the links of the summary. */
export const fieldId = (name: string) => `inquiry-${name}`;

/** A field with its label and its error. Its text direction follows the typed text. */
export function Field({ field, error, disabled }: Props) {
  const { name, row, label, options, blank } = field;
  const id = fieldId(name);
  const common: ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'> = {
    ...(row.kind !== 'choice' && row.help),
    className: styles.control,
    id,
    name,
    disabled,
    required: isRequired(row),
    defaultValue: row.kind === 'choice' ? blank : undefined,
    dir: row.kind === 'line' || row.kind === 'text' ? 'auto' : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {row.kind === 'choice' ? (
        <div className={styles.select}>
          <select {...common}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      ) : row.kind === 'text' ? (
        <textarea {...common} rows={7} />
      ) : (
        <input {...common} />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
