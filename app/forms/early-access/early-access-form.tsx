import { useEffect, useId, useReducer, useRef, type SubmitEvent } from 'react';
import comingSoon from 'content:comingSoon';
import forms from 'content:forms';
import { Button } from '#app/components/button/button.tsx';
import { Icon } from '#app/components/icon/icon.tsx';
import { isFilled } from '../email.ts';
import row from '../email-signup/email-signup.module.css';
import { simulateSubmission, type Submit } from '../submission.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import styles from './early-access-form.module.css';
import { EARLY_ACCESS_START, transitionEarlyAccess, type EarlyAccessError } from './machine.ts';

const MESSAGES: Record<EarlyAccessError, string> = {
  empty: forms.earlyAccess.required,
  failed: forms.failure,
};

type EarlyAccessFormProps = {
  /** How submissions leave; another one in tests. */
  submit?: Submit;
};

/** Asks for an address; once it has one, it and its heading give way to a welcome that stays (section 4). */
export function EarlyAccessForm({ submit = simulateSubmission }: EarlyAccessFormProps) {
  const [state, dispatch] = useReducer(transitionEarlyAccess, EARLY_ACCESS_START);
  const field = useRef<HTMLInputElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const error = state.status === 'idle' ? state.error : null;
  const isSubmitting = state.status === 'submitting';

  useEffect(() => {
    if (!isSubmitting) return undefined;
    let isCurrent = true;
    submit('earlyAccess', { email: field.current?.value.trim() ?? '' }).then(
      () => isCurrent && dispatch({ type: 'succeeded' }),
      () => isCurrent && dispatch({ type: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isSubmitting, submit]);

  // Watches the state, not the error: a second empty try leads back to the field as well.
  useEffect(() => {
    if (state.status === 'idle' && state.error) field.current?.focus();
  }, [state]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = isFilled(field.current?.value ?? '');
    // A disabled button loses the focus to the page; the status line keeps it here.
    if (filled) statusLine.current?.focus();
    dispatch({ type: 'submitted', isFilled: filled });
  }

  if (state.status === 'welcome') return <Welcome />;
  return (
    <div className={styles.early}>
      <h2>{comingSoon.form.title}</h2>
      <p>{comingSoon.form.text}</p>
      <form className={row.form} method="post" noValidate onSubmit={send} data-needs-scripts>
        <label className={row.label} htmlFor={id}>
          {forms.earlyAccess.label}
        </label>
        <div className={row.row}>
          <input
            className={row.field}
            ref={field}
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            required
            placeholder={forms.earlyAccess.placeholder}
            disabled={isSubmitting}
            aria-invalid={error === 'empty' || undefined}
            aria-describedby={`${id}-error`}
            onInput={({ currentTarget }) =>
              dispatch({ type: 'typed', isFilled: isFilled(currentTarget.value) })
            }
          />
          <Button type="submit" look="light" disabled={isSubmitting}>
            {forms.earlyAccess.idle}
          </Button>
        </div>
        <p className={row.error} id={`${id}-error`}>
          {error && MESSAGES[error]}
        </p>
        <p
          className={row.status}
          ref={statusLine}
          role="status"
          tabIndex={-1}
          data-failure={forms.failure}
        />
      </form>
      <WithoutScripts />
    </div>
  );
}

/** Takes the focus, because the button that had it is gone. */
function Welcome() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.early}>
      <span className={styles.seedling}>
        <Icon name="sprout" />
      </span>
      <h2 className={styles.welcome} ref={title} tabIndex={-1}>
        {comingSoon.welcome.title}
      </h2>
      <p>{comingSoon.welcome.text}</p>
    </div>
  );
}
