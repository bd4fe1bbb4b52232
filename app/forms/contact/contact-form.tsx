import {
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import forms from 'content:forms';
import inquiry from 'content:inquiry';
import { Icon } from '#app/components/icon/icon.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import { bringIntoView } from '../bring-into-view.ts';
import { LiveForm } from '../live/live-form.tsx';
import { ReturnedForm, wasRight } from '../live/returned.ts';
import { sendForReal } from '../live/way-out.ts';
import { simulateSubmission, type Submit } from '../submission.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useSubmission } from '../use-submission.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import styles from './contact-form.module.css';
import { BLANK, forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { CONTACT_START, contactRefused, transitionContact } from './machine.ts';
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
export function ContactForm({
  submit = process.env.SUBMISSIONS === 'live' ? sendForReal : simulateSubmission,
}: Props) {
  const returned = import.meta.env.SSR ? use(ReturnedForm) : null;
  const [state, dispatch] = useReducer(
    transitionContact,
    returned ? contactRefused(returned.errors, wasRight(returned)) : CONTACT_START,
  );
  const { status, errors, refusals, hasFailed, hasReceipt } = state;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isSubmitting = status === 'submitting';

  // Before it is painted: nobody should see an empty form first.
  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  useSubmission(
    status,
    // Also forgotten when the answer finds the visitor on another page.
    () => submit('contact', read(form.current)).then(forgetDraft),
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
    if (isRight(found)) statusLine.current?.focus({ preventScroll: true });
    dispatch({ type: 'submitted', errors: found });
  }

  function follow({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    keepDraft(currentTarget);
    const { name, value } = target as HTMLInputElement;
    const field = CHECKED_FIELDS.find((checked) => checked === name);
    if (field) dispatch({ type: 'typed', field, error: checkField(field, value) });
  }

  const field = (name: CheckedField) => {
    const error = errors[name];
    return {
      name,
      label: inquiry[name],
      error: error && inquiry.errors[error],
      disabled: isSubmitting,
    };
  };

  const view = (
    <div>
      <form
        className={styles.form}
        ref={form}
        method="post"
        noValidate
        onSubmit={send}
        onInput={follow}
        data-needs-scripts
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
              defaultValue={returned?.values['subject'] ?? BLANK.subject}
              disabled={isSubmitting}
            >
              {inquiry.subjects.map((subject) => (
                <option key={subject}>{subject}</option>
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
            {hasFailed && (returned?.failure ?? forms.failure)}
            {status === 'done' && inquiry.done}
          </p>
          {hasReceipt && (
            <div className={styles.receipt}>
              <Picture className={styles.scene} picture={inquiry.receiptPicture} sizes="9rem" />
              <p>{inquiry.receipt}</p>
            </div>
          )}
        </div>
      </form>
      <WithoutScripts />
    </div>
  );
  return process.env.SUBMISSIONS === 'live' ? <LiveForm name="contact" view={view} /> : view;
}
