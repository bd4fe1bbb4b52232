/**
 * What a form has beside its own parts where it is taken for real: an address it is posted to without scripts, a
 * field for machines, a signed time, a sentence on the data, and news of what is kept on the device.
 */
import {
  cloneElement,
  isValidElement,
  use,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
  type FormHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import words from 'content:submissions';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import type { FormName } from '../submission.ts';
import styles from './live-form.module.css';
import { prepare } from './post.ts';
import { ReturnedForm } from './returned.ts';
import { newsOf, onNews, type News } from './send.ts';
import { actionOf } from './setting.ts';

type FormElement = ReactElement<FormHTMLAttributes<HTMLFormElement> & { children: ReactNode[] }>;
type LiveFormProps = {
  name: FormName;
  /** A form, and what stands in its place without scripts. */
  view: ReactElement<{ children: ReactNode[] }>;
};

/** The same form, taken for real: it works without scripts, so that nothing need stand in its place. */
export function LiveForm({ name, view }: LiveFormProps) {
  const returned = use(ReturnedForm);
  const form = view.props.children[0] as FormElement;
  const change = {
    action: actionOf(name),
    onFocus: () => void prepare(),
    'data-needs-scripts': undefined,
  };
  const children = form.props.children.map((child) => {
    const value =
      isValidElement<{ name?: string }>(child) && returned?.values[child.props.name ?? ''];
    return value ? cloneElement(child as ReactElement, { defaultValue: value } as object) : child;
  });
  return cloneElement(
    view,
    undefined,
    cloneElement(form, change, ...children, <LiveParts name={name} />),
  );
}

function LiveParts({ name }: { name: FormName }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const returned = use(ReturnedForm);
  const news = useSyncExternalStore(
    onNews,
    () => newsOf(name),
    () => null,
  );

  // What waited on the device is on its way: the form must not offer it again.
  useEffect(() => {
    if (news?.type !== 'sent') return;
    const form = place.current?.closest('form');
    const isSame = Object.entries(news.fields).every(
      ([field, text]) =>
        (form?.elements.namedItem(field) as HTMLInputElement | null)?.value.trim() === text,
    );
    if (!isSame) return;
    form?.reset();
    // Whoever keeps what is written hears that nothing is.
    form?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [news]);

  return (
    <div className={styles.live} ref={place}>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={id}>{words.trap}</label>
        <input id={id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="stamp" defaultValue={returned?.stamp ?? ''} />
      <p className={styles.news} role="status" data-news>
        {news && say(news)}
        {returned?.errors['subject'] && words.errors.subjectUnknown}
      </p>
      <p className={styles.notice}>
        {words.notice[name]} <SiteLink href="/privacy">{words.noticeLink}</SiteLink>
      </p>
    </div>
  );
}

function say(news: News): string {
  switch (news.type) {
    case 'kept':
      return news.isSafe ? words.kept : words.keptOpen;
    case 'sent':
      return words.sent;
    case 'refused':
      return news.reason;
  }
}
