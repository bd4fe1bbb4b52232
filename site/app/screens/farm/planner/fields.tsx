import type { InputHTMLAttributes } from 'react';
import type { Elements } from '../../../elements.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { MOST_CHARACTERS, type FieldName } from './planner-form.ts';
import shared from '../farm-shared.module.css';
import styles from '../farm-fields.module.css';

type FieldProps = {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  /** The first value of the field. */
  value: string;
  /** Its error message. */
  error?: string | undefined;
  /** How a number was read. */
  note?: string | undefined;
};

const idOf = (name: string) => `planner-${name}`;

/** Links a control to the texts below its label and below itself. */
function described({ name, hint, error, note }: FieldProps) {
  const id = idOf(name);
  const texts = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`];
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
  };
}

function Frame({ children, ...field }: FieldProps & { children: Elements }) {
  const { name, label, hint, error, note } = field;
  const id = idOf(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {note && !error && (
        <p className={styles.hint} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

function TextInput({ field, ...rest }: { field: FieldProps } & InputHTMLAttributes<HTMLElement>) {
  return (
    <Frame {...field}>
      <input
        {...described(field)}
        {...rest}
        className={styles.control}
        type="text"
        defaultValue={field.value}
        maxLength={MOST_CHARACTERS}
        spellCheck={false}
        enterKeyHint="done"
      />
    </Frame>
  );
}

/** A number. Not of type `number`: people also write ½ and 1/2, and a browser deletes a number that it cannot read. */
export const Amount = (field: FieldProps) => <TextInput field={field} inputMode="decimal" />;

/** The three numbers on a bag. */
export const Grade = (field: FieldProps) => <TextInput field={field} />;

/** `isName`: a browser must not translate the label. */
export type Option = readonly [value: string, label: string, isName?: boolean];

/** One of several. */
export function Choice({ options, ...field }: FieldProps & { options: readonly Option[] }) {
  return (
    <Frame {...field}>
      <div className={`${shared.layers} ${styles.select}`}>
        <select {...described(field)} className={styles.control} defaultValue={field.value}>
          {options.map(([value, label, isName]) => (
            <option key={value} value={value} translate={isName ? 'no' : undefined}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Frame>
  );
}
