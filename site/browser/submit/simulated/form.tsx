import forms from 'content:forms';
import site from 'content:site';
import ui from 'content:ui';
import { Icon } from '#app/components/icon/icon.tsx';
import type { FormName, SubmissionFormProps, Submit } from '#app/forms/submission.ts';
import { WAITS } from '#app/forms/submission.ts';
import { WithoutScripts } from '#app/forms/without-scripts.tsx';
import styles from './form.module.css';

export { isFilled as isAddressEnough } from '#app/forms/validation.ts';

/** Waits as specified and sends nothing (reading 22). */
export const submit: Submit = (form) =>
  new Promise((resolve) => setTimeout(resolve, WAITS[form], undefined));

/** The text beside a form after success: nothing was sent. */
export const receiptOf = (_form: FormName): string => forms.receipt;

/** Whether somebody reads what is sent. */
export const isConnected = (): boolean => false;

/**
 * A form that needs scripts. Before anything is typed it says that it sends nothing, and how to reach a person. Without
 * scripts it is hidden, and the page shows other ways to reach the company.
 */
export function SubmissionForm({ children, ...props }: SubmissionFormProps) {
  return (
    <>
      <p className={styles.notice} data-needs-scripts>
        <Icon name="mail" />
        <span>{forms.notConnected}</span>{' '}
        <a href={site.phone.call} translate="no">
          {site.phone.display}
        </a>{' '}
        <a href={site.phone.whatsapp} target="_blank" rel="noopener noreferrer">
          {ui.contactStrip.whatsapp}
        </a>
      </p>
      <form {...props} method="post" noValidate data-needs-scripts>
        {children}
      </form>
      <WithoutScripts />
    </>
  );
}

/** Does nothing: there are no pending submissions. */
export function resumeSubmissions(): void {
  // Nothing is ever sent.
}
