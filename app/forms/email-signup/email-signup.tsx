import { useEffect, useId, useReducer, useRef, type SubmitEvent } from 'react';
import forms from 'content:forms';
import { Button, type ButtonLook } from '#app/components/button/button.tsx';
import { WithoutScripts } from '../without-scripts.tsx';
import { simulateSubmission, SUCCESS_SHOWN, type Submit } from '../submission.ts';
import { SIGNUP_START, transitionSignup } from './machine.ts';
import styles from './email-signup.module.css';

type EmailSignupProps = {
  form: 'newsletter' | 'partnership';
  words: {
    label: string;
    placeholder: string;
    idle: string;
    submitting: string;
    success: string;
    done: string;
    doneDetail?: string;
    receipt: string;
  };
  /** What counts as an address here (reading 18). */
  accepts: (value: string) => boolean;
  /** Newsletter: cleared on success. Partnership: on return to idle (reading 21). */
  clears: 'on-success' | 'on-return';
  /** Whether nothing can be sent while the success shows. */
  disabledWhenDone?: boolean;
  look?: ButtonLook;
  /** How submissions leave; another one in tests. */
  submit?: Submit;
};

/** One e-mail field and a button, with every state of section 4. The field is the browser's, so nothing typed is lost. */
export function EmailSignup({
  form,
  words,
  accepts,
  clears,
  disabledWhenDone = false,
  look,
  submit = simulateSubmission,
}: EmailSignupProps) {
  const [{ status, error, hasReceipt }, dispatch] = useReducer(transitionSignup, SIGNUP_START);
  const field = useRef<HTMLInputElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const isDisabled = status === 'submitting' || (disabledWhenDone && status === 'done');

  useEffect(() => {
    if (status === 'submitting') {
      let isCurrent = true;
      submit(form, { email: field.current?.value.trim() ?? '' }).then(
        () => isCurrent && dispatch({ type: 'succeeded' }),
        () => isCurrent && dispatch({ type: 'failed' }),
      );
      return () => {
        isCurrent = false;
      };
    }
    if (status !== 'done') return undefined;
    if (clears === 'on-success' && field.current) field.current.value = '';
    const timer = setTimeout(() => {
      if (clears === 'on-return' && field.current) field.current.value = '';
      dispatch({ type: 'expired' });
    }, SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status, form, submit, clears]);

  useEffect(() => {
    if (error === 'failed') field.current?.focus();
  }, [error]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isValid = accepts(field.current?.value ?? '');
    // A disabled button loses the focus to the page; the status line keeps it here.
    if (isValid) statusLine.current?.focus();
    else field.current?.focus();
    dispatch({ type: 'submitted', isValid });
  }

  const message =
    error === 'invalid' ? forms.invalidEmail : error === 'failed' ? forms.failure : null;
  const label =
    status === 'submitting' ? words.submitting : status === 'done' ? words.success : words.idle;
  return (
    <div className={styles.signup}>
      <form className={styles.form} method="post" noValidate onSubmit={send} data-needs-scripts>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.row}>
          <input
            className={styles.field}
            ref={field}
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            required
            placeholder={words.placeholder}
            disabled={isDisabled}
            aria-invalid={error === 'invalid' || undefined}
            aria-describedby={`${id}-error`}
            onInput={({ currentTarget }) =>
              dispatch({ type: 'typed', isValid: accepts(currentTarget.value) })
            }
          />
          <Button type="submit" look={look} disabled={isDisabled}>
            {label}
          </Button>
        </div>
        <p className={styles.error} id={`${id}-error`}>
          {message}
        </p>
        <p
          className={styles.status}
          ref={statusLine}
          role="status"
          tabIndex={-1}
          data-failure={forms.failure}
        >
          {status === 'done' && (
            <>
              <strong>{words.done}</strong> {words.doneDetail && <span>{words.doneDetail}</span>}
            </>
          )}
        </p>
        {hasReceipt && <p className={styles.receipt}>{words.receipt}</p>}
      </form>
      <WithoutScripts />
    </div>
  );
}
