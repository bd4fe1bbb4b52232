import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import words from 'content:submissions';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { PRIVACY } from '#routes.ts';
import { withReference } from '#app/forms/receipt.ts';
import type { FormName, SubmissionFormProps } from '#app/forms/submission.ts';
import styles from './form.module.css';
import { noticeOf, onNotice, type Notice } from './form-notices.ts';
import { requestStamp } from './post-attempt.ts';
import { lastReference } from './send-submission.ts';
import { actionOf } from './service-addresses.ts';

export { hasAt as isAddressEnough } from '#app/forms/validation.ts';
export { resumeSubmissions, submit } from './send-submission.ts';

/** The text beside a form after the service has accepted it: what we have, when we answer, and its number. */
export const receiptOf = (form: FormName): string =>
  withReference(words, form, lastReference(form));

/** Whether somebody reads what is sent. */
export const isConnected = (): boolean => true;

/** Without a network there is no stamp yet; the form asks for one again when it is sent. */
const prepare = () => void requestStamp().catch(() => undefined);

/**
 * A form for the forms service, with or without scripts. It adds a honeypot field, a sentence on privacy, and a
 * place for notices.
 */
export function SubmissionForm({ name, children, ...props }: SubmissionFormProps) {
  return (
    <form {...props} name={name} method="post" noValidate action={actionOf(name)} onFocus={prepare}>
      {children}
      <ServiceParts name={name} />
    </form>
  );
}

function ServiceParts({ name }: { name: FormName }) {
  const id = useId();
  const parts = useRef<HTMLDivElement>(null);
  const notice = useSyncExternalStore(
    onNotice,
    () => noticeOf(name),
    () => null,
  );

  // The pending attempt has been sent: the form must not offer it again.
  useEffect(() => {
    if (notice?.type !== 'sent') return;
    const form = parts.current?.closest('form');
    const isSame = Object.entries(notice.fields).every(
      ([field, text]) =>
        (form?.elements.namedItem(field) as HTMLInputElement | null)?.value.trim() === text,
    );
    if (!isSame) return;
    form?.reset();
    // The draft is deleted, too.
    form?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [notice]);

  return (
    <div className={styles.parts} ref={parts}>
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={id}>{words.honeypot}</label>
        <input id={id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.notice} aria-live="polite" data-notice>
        {notice && textOf(notice)}
      </p>
      <p className={styles.privacy}>
        <span>{words.notice[name]}</span> <SiteLink href={PRIVACY}>{words.noticeLink}</SiteLink>
      </p>
    </div>
  );
}

function textOf(notice: Notice): string {
  switch (notice.type) {
    case 'pending':
      return notice.isStored ? words.kept : words.keptOpen;
    case 'sent':
      return words.sent;
    case 'refused':
      return notice.reason;
  }
}
