import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import forms from 'content:forms';
import inquiry from 'content:inquiry';
import { receiptOf, SubmissionForm, submit as submitForm } from '#submit/form.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import type { Submit } from '../submission.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useSubmission } from '../use-submission.ts';
import {
  CHECKED_FIELDS,
  checkField,
  checkInquiry,
  hasNoErrors,
  type CheckedField,
  type Inquiry,
} from '../validation.ts';
import styles from './inquiry-form.module.css';
import { chooseSubject } from './choose-subject.ts';
import { BLANK, forgetDraft, keepDraft, restoreDraft } from './inquiry-draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { INQUIRY_START, transitionInquiry } from './inquiry-machine.ts';
import { fieldId, TextField } from './text-field.tsx';

type Props = {
  /** How the form is sent; another function in tests. */
  submit?: Submit;
};

/** The values of the form, trimmed. Read from its fields, because `FormData` leaves out disabled fields. */
function read(form: HTMLFormElement | null): Inquiry {
  const value = (name: keyof Inquiry) =>
    (form?.elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? '';
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** The inquiry form (sections 4 and 5). Its fields are the browser's, so nothing typed is lost. */
export function InquiryForm({ submit = submitForm }: Props) {
  const [state, dispatch] = useReducer(transitionInquiry, INQUIRY_START);
  const { status, refusals, hasFailed, hasReceipt } = state;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isSubmitting = status === 'submitting';

  // Before the first paint, so that the visitor does not see an empty form first.
  useLayoutEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    chooseSubject(form.current);
  }, []);

  useSubmission(
    status,
    // The draft is removed even if the visitor has gone to another page before the answer.
    () => submit('inquiry', read(form.current)).then(forgetDraft),
    (event) => {
      dispatch(event);
      if (event.type === 'succeeded') form.current?.reset();
    },
  );

  useEffect(() => {
    if (status === 'done' || hasFailed) bringIntoView(end.current);
  }, [status, hasFailed]);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = checkInquiry(read(event.currentTarget));
    // A disabled button loses the focus to the page; the status line keeps it here.
    if (hasNoErrors(found)) statusLine.current?.focus({ preventScroll: true });
    dispatch({ type: 'submitted', errors: found });
  }

  function follow({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    keepDraft(currentTarget);
    const { name, value } = target as HTMLInputElement;
    const field = CHECKED_FIELDS.find((checked) => checked === name);
    if (field) dispatch({ type: 'typed', field, error: checkField(field, value) });
  }

  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(state.errors).map(([name, error]) => [name, inquiry.errors[error]]),
  );
  const field = (name: CheckedField) => ({
    name,
    label: inquiry[name],
    error: errors[name],
    disabled: isSubmitting,
  });

  return (
    <div>
      <SubmissionForm
        className={styles.form}
        ref={form}
        name="inquiry"
        onSubmit={send}
        onInput={follow}
      >
        <ErrorSummary ref={summary} errors={errors} />
        <div className={styles.pair}>
          <TextField {...field('name')} />
          <TextField {...field('email')} />
        </div>
        <div className={styles.field}>
          <label htmlFor={fieldId('subject')}>{inquiry.subject}</label>
          <div className={styles.select}>
            <select
              className={styles.control}
              id={fieldId('subject')}
              name="subject"
              defaultValue={BLANK.subject}
              disabled={isSubmitting}
            >
              {inquiry.subjects.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        </div>
        <TextField {...field('message')} />
        <div className={styles.end} ref={end}>
          <SubmitButton
            labels={[inquiry.idle, inquiry.submitting]}
            label={isSubmitting ? inquiry.submitting : inquiry.idle}
            submitting={inquiry.submitting}
            disabled={isSubmitting}
          />
          <p
            className={hasFailed ? `${styles.status} ${styles.failed}` : styles.status}
            ref={statusLine}
            role="status"
            tabIndex={-1}
            data-failure={forms.failure}
          >
            {hasFailed ? forms.failure : status === 'done' && inquiry.done}
          </p>
          {hasReceipt && (
            <div className={styles.receipt}>
              <Picture className={styles.scene} picture={inquiry.receiptPicture} sizes="9rem" />
              <p>{receiptOf('inquiry', inquiry.receipt)}</p>
            </div>
          )}
        </div>
      </SubmissionForm>
    </div>
  );
}
