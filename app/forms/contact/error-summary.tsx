import type { MouseEvent, Ref } from 'react';
import inquiry from 'content:inquiry';
import styles from './contact-form.module.css';
import { fieldId } from './text-field.tsx';
import { CHECKED_FIELDS, isRight, type InquiryErrors } from './validation.ts';

type Props = { errors: InquiryErrors; ref: Ref<HTMLDivElement> };

/** Leads to the field itself and brings its label into view, without a step in the browser's history. */
function lead(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!field) return;
  event.preventDefault();
  field.parentElement?.scrollIntoView();
  field.focus({ preventScroll: true });
}

/**
 * All errors above the form, each a link to its field; takes the focus when a form is refused. The region
 * around it is there from the start, because one that came together with its words would not be read out.
 */
export function ErrorSummary({ errors, ref }: Props) {
  return (
    // An alert is read out whole at every change unless it says otherwise: here one error changes at a time.
    <div className={styles.alert} role="alert" aria-atomic={false}>
      {!isRight(errors) && (
        <div
          className={styles.summary}
          ref={ref}
          role="group"
          tabIndex={-1}
          aria-labelledby="inquiry-summary"
        >
          <h3 id="inquiry-summary">{inquiry.summary}</h3>
          <ul>
            {CHECKED_FIELDS.map((field) => {
              const error = errors[field];
              return (
                error && (
                  <li key={field}>
                    <a href={`#${fieldId(field)}`} onClick={lead}>
                      {inquiry.errors[error]}
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
