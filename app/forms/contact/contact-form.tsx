import { useEffect, useReducer, useRef, type InputEvent, type SubmitEvent } from 'react';
import forms from 'content:forms';
import { Button } from '#app/components/button/button.tsx';
import { Icon } from '#app/components/icon/icon.tsx';
import { simulateSubmission, SUCCESS_SHOWN, type Submit } from '../submission.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { CONTACT_START, transitionContact } from './machine.ts';
import { fieldId, TextField } from './text-field.tsx';
import {
  CHECKED_FIELDS,
  checkField,
  checkInquiry,
  isRight,
  type CheckedField,
  type Inquiry,
} from './validation.ts';

type Props = {
  /** How inquiries leave; another one in tests. */
  submit?: Submit;
};

/** What is written in the form. Read from its fields, because form data leaves out disabled ones. */
function read({ elements }: HTMLFormElement): Inquiry {
  const value = (name: keyof Inquiry) =>
    (elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? '';
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** The inquiry form (sections 4 and 5). Its fields are the browser's, so nothing typed is lost. */
export function ContactForm({ submit = simulateSubmission }: Props) {
  const [state, dispatch] = useReducer(transitionContact, CONTACT_START);
  const { status, errors, refusals, hasFailed, hasReceipt } = state;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const isSubmitting = status === 'submitting';
  const { contact } = forms;

  useEffect(() => {
    if (!form.current || status === 'idle') return undefined;
    if (status === 'submitting') {
      let isCurrent = true;
      submit('contact', read(form.current)).then(
        () => isCurrent && dispatch({ type: 'succeeded' }),
        () => isCurrent && dispatch({ type: 'failed' }),
      );
      return () => {
        isCurrent = false;
      };
    }
    form.current.reset();
    const timer = setTimeout(() => dispatch({ type: 'expired' }), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status, submit]);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = checkInquiry(read(event.currentTarget));
    // A disabled button loses the focus to the page; the status line keeps it here.
    if (isRight(found)) statusLine.current?.focus();
    dispatch({ type: 'submitted', errors: found });
  }

  function recheck({ target }: InputEvent) {
    const { name, value } = target as HTMLInputElement;
    const field = CHECKED_FIELDS.find((checked) => checked === name);
    if (field) dispatch({ type: 'typed', field, error: checkField(field, value) });
  }

  const field = (name: CheckedField) => {
    const error = errors[name];
    return {
      name,
      label: contact[name],
      error: error && contact.errors[error],
      disabled: isSubmitting,
    };
  };

  return (
    <div>
      <form
        className={styles.form}
        ref={form}
        method="post"
        noValidate
        onSubmit={send}
        onInput={recheck}
        data-needs-scripts
      >
        {!isRight(errors) && <ErrorSummary ref={summary} errors={errors} />}
        <div className={styles.pair}>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
        </div>
        <div className={styles.field}>
          <label htmlFor={fieldId('subject')}>{contact.subject}</label>
          <div className={styles.select}>
            <select
              className={styles.control}
              id={fieldId('subject')}
              name="subject"
              defaultValue={contact.defaultSubject}
              disabled={isSubmitting}
            >
              {contact.subjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        </div>
        <TextField {...field('message')} type="lines" />
        <div className={styles.end}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? contact.submitting : contact.idle}
          </Button>
          <p
            className={hasFailed ? `${styles.status} ${styles.failed}` : styles.status}
            ref={statusLine}
            role="status"
            tabIndex={-1}
            data-failure={forms.failure}
          >
            {hasFailed && forms.failure}
            {status === 'success' && contact.done}
          </p>
          {hasReceipt && <p className={styles.receipt}>{contact.receipt}</p>}
        </div>
      </form>
      <WithoutScripts />
    </div>
  );
}
