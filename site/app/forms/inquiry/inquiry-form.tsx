import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import forms from 'content:forms';
import inquiry from 'content:inquiry';
import { receiptOf, SubmissionForm, submit as submitForm } from '#submit/form.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import type { Submit } from '../submission.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useSubmission } from '../use-submission.ts';
import { hasNoErrors } from '../validation.ts';
import styles from './inquiry-form.module.css';
import { chooseSubject } from './choose-subject.ts';
import { forgetDraft, keepDraft, restoreDraft } from './inquiry-draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { INQUIRY_START, transitionInquiry } from './inquiry-machine.ts';
import { Field } from './field.tsx';
import { INQUIRY_FIELDS, type FormField } from './inquiry-fields.ts';

type Props = {
  /** How the form is sent; another function in tests. */
  submit?: Submit;
  /** Others in tests. */
  fields?: readonly FormField[];
  /** Called with the chosen subject, as it is sent, at first and after each change. */
  onSubject?: (subject: string) => void;
};

/** The values of the form, trimmed. Read from its elements, because `FormData` leaves out disabled fields. */
function read(form: HTMLFormElement | null, fields: readonly FormField[]): Record<string, string> {
  const value = (name: string) =>
    (form?.elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? '';
  return Object.fromEntries(fields.map(({ name }) => [name, value(name)]));
}

/** The messages about all fields that are wrong, at once (reading 19). */
function errorsIn(
  values: Readonly<Record<string, string>>,
  fields: readonly FormField[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { name, errorOf } of fields) {
    const error = errorOf(values[name] ?? '');
    if (error) errors[name] = error;
  }
  return errors;
}

/** Whether a field has one line; two of these are beside each other, above the others. */
const isShort = ({ row }: FormField) => row.kind === 'line' || row.kind === 'email';

/** The inquiry form (sections 4 and 5). Its fields are the browser's, so nothing typed is lost. */
export function InquiryForm({ submit = submitForm, fields = INQUIRY_FIELDS, onSubject }: Props) {
  const [state, dispatch] = useReducer(transitionInquiry, INQUIRY_START);
  const { status, refusals, hasFailed, hasReceipt, said } = state;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isSubmitting = status === 'submitting';
  const tellSubject = () => onSubject?.(read(form.current, fields)['subject'] ?? '');
  const tellFirstSubject = useEffectEvent(tellSubject);

  // Before the first paint, so that the visitor does not see an empty form first.
  useLayoutEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current, fields);
    chooseSubject(form.current);
    tellFirstSubject();
  }, [fields]);

  useSubmission(
    status,
    // The draft is removed even if the visitor has gone to another page before the answer.
    async () => {
      const answer = await submit('inquiry', read(form.current, fields));
      forgetDraft();
      return answer;
    },
    (event) => {
      dispatch(event);
      if (event.type !== 'succeeded') return;
      form.current?.reset();
      tellSubject();
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
    const found = errorsIn(read(event.currentTarget, fields), fields);
    // A disabled button loses the focus to the page; the status line keeps it here.
    if (hasNoErrors(found)) statusLine.current?.focus({ preventScroll: true });
    dispatch({ type: 'submitted', errors: found });
  }

  function follow({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    keepDraft(currentTarget, fields);
    tellSubject();
    const { name, value } = target as HTMLInputElement;
    const field = fields.find((one) => one.name === name);
    if (field) dispatch({ type: 'typed', field: name, error: field.errorOf(value) });
  }

  const { errors } = state;
  const show = (field: FormField) => (
    <Field key={field.name} field={field} error={errors[field.name]} disabled={isSubmitting} />
  );

  return (
    <div>
      <SubmissionForm
        className={styles.form}
        ref={form}
        name="inquiry"
        onSubmit={send}
        onInput={follow}
      >
        <ErrorSummary ref={summary} names={fields.map(({ name }) => name)} errors={errors} />
        <div className={styles.pair}>{fields.filter(isShort).map(show)}</div>
        {fields.filter((field) => !isShort(field)).map(show)}
        <div className={styles.end} ref={end}>
          <SubmitButton
            labels={[inquiry.idle, inquiry.submitting]}
            label={isSubmitting ? inquiry.submitting : inquiry.idle}
            submitting={inquiry.submitting}
            disabled={isSubmitting}
          />
          {/*
           * Before the banner, which says that the inquiry was sent also where the form is simulated. What the service
           * said stands in the banner first, where screen readers read it out.
           */}
          {hasReceipt && !(status === 'done' && said) && (
            <p className={styles.receipt}>{said ?? receiptOf('inquiry')}</p>
          )}
          <p
            className={hasFailed ? `${styles.status} ${styles.failed}` : styles.status}
            ref={statusLine}
            role="status"
            tabIndex={-1}
            data-failure={forms.failure}
          >
            {hasFailed ? forms.failure : status === 'done' && (said ?? inquiry.done)}
          </p>
        </div>
      </SubmissionForm>
    </div>
  );
}
