import { useEffect, useId, useReducer, useRef, type InputEvent, type SubmitEvent } from 'react';
import forms from 'content:forms';
import { receiptOf, SubmissionForm, submit as submitForm } from '#submit/form.tsx';
import type { ButtonVariant } from '../../components/button/button.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import { FIELDS } from '../fields.ts';
import type { FormName, Submit } from '../submission.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useSubmission } from '../use-submission.ts';
import styles from './email-form.module.css';
import { EMAIL_START, transitionEmail } from './email-machine.ts';

type Words = Omit<typeof forms.newsletter, 'idleHome'>;

type EmailFormProps = {
  form: Exclude<FormName, 'inquiry'>;
  words: Pick<Words, 'label' | 'placeholder' | 'idle'> & Partial<Words>;
  /** Whether a text is accepted as an address (reading 18). */
  accepts: (value: string) => boolean;
  /** Error message for anything else. */
  refusal?: string;
  /**
   * Whether the field keeps its address, disabled, while the success message shows, and is emptied afterwards. Otherwise
   * it is emptied at once and another address may be typed (section 4, reading 21).
   */
  rests?: boolean;
  variant?: ButtonVariant | undefined;
  /** Called after success. */
  onDone?: () => void;
  /** How the form is sent; another function in tests. */
  submit?: Submit | undefined;
};

/** One e-mail field and a button, with every state of section 4. The field is the browser's, so nothing typed is lost. */
export function EmailForm({
  form,
  words,
  accepts,
  refusal = forms.invalidEmail,
  rests = false,
  variant,
  onDone,
  submit = submitForm,
}: EmailFormProps) {
  const [state, dispatch] = useReducer(transitionEmail, EMAIL_START);
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

  // Depends on the state, not on the error, so that a second refusal also returns the focus to the field.
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

  const { idle, submitting = idle, success: done = idle } = words;
  const labels = { idle, submitting, done };
  return (
    <div className={styles.frame}>
      <SubmissionForm className={styles.form} name={form} onSubmit={send}>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <input
          className={styles.field}
          ref={field}
          id={id}
          name="email"
          {...FIELDS[form].email.help}
          required
          placeholder={words.placeholder}
          disabled={isDisabled}
          aria-invalid={error === 'invalid' || undefined}
          aria-describedby={errorId}
          onInput={check}
        />
        {/* Always in the document: screen readers do not announce a region that is added together with its text. */}
        <p className={styles.error} id={errorId} role="alert">
          {error && (error === 'invalid' ? refusal : forms.failure)}
        </p>
        <SubmitButton
          labels={Object.values(labels)}
          label={labels[status]}
          submitting={submitting}
          variant={variant}
          disabled={isDisabled}
        />
        <div className={styles.outcome}>
          {/* As in the inquiry form: before the line that says success. */}
          {hasReceipt && !(isDone && state.said) && (
            <p className={styles.receipt}>{state.said ?? receiptOf(form)}</p>
          )}
          <p
            className={styles.status}
            ref={statusLine}
            role="status"
            tabIndex={-1}
            data-failure={forms.failure}
          >
            {isDone && state.said && <span>{state.said}</span>}
            {isDone && !state.said && (
              <>
                <strong>{words.done}</strong> {words.doneDetail && <span>{words.doneDetail}</span>}
              </>
            )}
          </p>
        </div>
      </SubmissionForm>
    </div>
  );
}
