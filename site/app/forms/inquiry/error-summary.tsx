import type { MouseEvent, Ref } from 'react';
import inquiry from 'content:inquiry';
import styles from './inquiry-form.module.css';
import { fieldId } from './field.tsx';
import { hasNoErrors } from '../validation.ts';

type Props = {
  /** The fields, in the order of the form. */
  names: readonly string[];
  /** The error message of each field. */
  errors: Readonly<Record<string, string>>;
  ref: Ref<HTMLDivElement>;
};

/** Focuses the field and brings its label into view, without a new entry in the browser's history. */
function lead(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!field) return;
  event.preventDefault();
  field.parentElement?.scrollIntoView();
  field.focus({ preventScroll: true });
}

/**
 * All errors above the form, each a link to its field. It gets the focus when the form is refused. The region around it
 * is always in the document, because screen readers do not announce a region that is added together with its text.
 */
export function ErrorSummary({ names, errors, ref }: Props) {
  return (
    // By default screen readers read the whole alert at every change; here one error changes at a time.
    <div className={styles.alert} role="alert" aria-atomic={false}>
      {!hasNoErrors(errors) && (
        <div
          className={styles.summary}
          ref={ref}
          role="group"
          tabIndex={-1}
          aria-labelledby="inquiry-summary"
        >
          <h3 id="inquiry-summary">{inquiry.summary}</h3>
          <ul>
            {names.map((field) => {
              const error = errors[field];
              return (
                error && (
                  <li key={field}>
                    <a href={`#${fieldId(field)}`} onClick={lead}>
                      {error}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
