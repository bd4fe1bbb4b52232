import {
  use,
  useEffect,
  useId,
  useReducer,
  useRef,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import forms from 'content:forms';
import type { ButtonLook } from '#app/components/button/button.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import { LiveForm } from '../live/live-form.tsx';
import { refusalOf, ReturnedForm, wasRight } from '../live/returned.ts';
import { sendForReal } from '../live/way-out.ts';
import { simulateSubmission, type Submissions, type Submit } from '../submission.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useSubmission } from '../use-submission.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import styles from './email-form.module.css';
import { EMAIL_START, emailRefused, transitionEmail } from './machine.ts';

type EmailFormProps = {
  form: Exclude<keyof Submissions, 'contact'>;
  words: {
    label: string;
    placeholder: string;
    idle: string;
    submitting?: string;
    success?: string;
    done?: string;
    doneDetail?: string;
    receipt?: string;
  };
  /** What counts as an address here (reading 18). */
  accepts: (value: string) => boolean;
  /** What is said to anything else. */
  refusal?: string;
  /**
   * Whether the form rests while the success shows: the address stays, disabled, and goes on return to idle.
   * Otherwise it goes at once and another may be typed (section 4, reading 21).
   */
  rests?: boolean;
  look?: ButtonLook | undefined;
  /** Hears that the address was taken. */
  onDone?: () => void;
  /** How submissions leave; another one in tests. */
  submit?: Submit | undefined;
};

/** One e-mail field and a button, with every state of section 4. The field is the browser's, so nothing typed is lost. */
export function EmailForm({
  form,
  words,
  accepts,
  refusal = forms.invalidEmail,
  rests = false,
  look,
  onDone,
  submit = process.env.SUBMISSIONS === 'live' ? sendForReal : simulateSubmission,
}: EmailFormProps) {
  const returned = import.meta.env.SSR ? use(ReturnedForm) : null;
  const [state, dispatch] = useReducer(
    transitionEmail,
    returned ? emailRefused(wasRight(returned) ? 'failed' : 'invalid') : EMAIL_START,
  );
  const field = useRef<HTMLInputElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const errorId = `${id}-error`;
  const { status, error, hasReceipt } = state;
  const isDone = status === 'done';
  const isDisabled = status === 'submitting' || (rests && isDone);

  useSubmission(
    status,
    () => submit(form, { email: field.current?.value.trim() ?? '' }),
    (event) => {
      dispatch(event);
      if (event.type === (rests ? 'expired' : 'succeeded')) field.current?.form?.reset();
      if (event.type === 'succeeded') onDone?.();
    },
  );

  // Watches the state, not the error: a second refusal leads back to the field as well.
  useEffect(() => {
    if (state.error) field.current?.focus({ preventScroll: true });
    if (state.error || state.status === 'done') bringIntoView(field.current?.form);
  }, [state]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isValid = accepts(field.current?.value ?? '');
    // A disabled button loses the focus to the page; the status line keeps it here.
    if (isValid) statusLine.current?.focus({ preventScroll: true });
    dispatch({ type: 'submitted', isValid });
  }

  function check({ currentTarget }: InputEvent<HTMLInputElement>) {
    dispatch({ type: 'typed', isValid: accepts(currentTarget.value) });
  }

  if (import.meta.env.SSR) refusal = refusalOf(returned) ?? refusal;
  const { idle, submitting = idle, success: done = idle } = words;
  const labels = { idle, submitting, done };
  const view = (
    <div className={styles.frame}>
      <form className={styles.form} method="post" noValidate onSubmit={send} data-needs-scripts>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <input
          className={styles.field}
          ref={field}
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          spellCheck={false}
          required
          placeholder={words.placeholder}
          disabled={isDisabled}
          aria-invalid={error === 'invalid' || undefined}
          aria-describedby={errorId}
          onInput={check}
        />
        {/* Here from the start: a region that came together with its words would not be read out. */}
        <p className={styles.error} id={errorId} role="alert">
          {error && (error === 'invalid' ? refusal : (returned?.failure ?? forms.failure))}
        </p>
        <SubmitButton
          labels={Object.values(labels)}
          label={labels[status]}
          submitting={submitting}
          look={look}
          disabled={isDisabled}
        />
        <div className={styles.outcome}>
          <p
            className={styles.status}
            ref={statusLine}
            role="status"
            tabIndex={-1}
            data-failure={forms.failure}
          >
            {isDone && (
              <>
                <strong>{words.done}</strong> {words.doneDetail && <span>{words.doneDetail}</span>}
              </>
            )}
          </p>
          {hasReceipt && <p className={styles.receipt}>{words.receipt}</p>}
        </div>
      </form>
      <WithoutScripts />
    </div>
  );
  return process.env.SUBMISSIONS === 'live' ? <LiveForm name={form} view={view} /> : view;
}
