/**
 * What a form has beside its own parts where it is taken for real: an address it is posted to without scripts, a
 * field for machines, a sentence on the data, and news of what is kept on the device.
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
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import words from 'content:submissions';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { PRIVACY } from '#app/routes.ts';
import type { FormName } from '../submission.ts';
import { FORM_ID } from './form-id.ts';
import styles from './live-form.module.css';
import { newsOf, onNews, type News } from './news.ts';
import { ReturnedForm, subjectRefusalOf, type Returned } from './returned.ts';
import { prepareToSend } from './way-out.ts';
import { actionOf } from './setting.ts';

type FormElement = ReactElement<FormHTMLAttributes<HTMLFormElement> & { children: ReactNode[] }>;
type FieldProps = InputHTMLAttributes<HTMLInputElement>;
type LiveFormProps = {
  name: FormName;
  /** A form, and what stands in its place without scripts. */
  view: ReactElement<{ children: ReactNode[] }>;
};

/** The same form, taken for real: it works without scripts, so that nothing need stand in its place. */
export function LiveForm({ name, view }: LiveFormProps) {
  const returned = import.meta.env.SSR ? use(ReturnedForm) : null;
  const form = view.props.children[0] as FormElement;
  const change = {
    id: FORM_ID,
    action: actionOf(name),
    onFocus: prepareToSend,
    'data-needs-scripts': undefined,
  };
  const children = returned ? form.props.children.map(withValue(returned)) : form.props.children;
  return cloneElement(
    view,
    undefined,
    cloneElement(form, change, ...children, <LiveParts name={name} />),
  );
}

/** Gives a field back what was typed into it, and the focus. */
const withValue =
  ({ values }: Returned) =>
  (child: ReactNode) => {
    if (!isValidElement<FieldProps>(child)) return child;
    const value = values[child.props.name ?? ''];
    return value === undefined
      ? child
      : cloneElement(child, { defaultValue: value, autoFocus: true });
  };

function LiveParts({ name }: { name: FormName }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const returned = import.meta.env.SSR ? use(ReturnedForm) : null;
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
      {returned && <input type="hidden" name="stamp" defaultValue={returned.stamp} />}
      <p className={styles.news} aria-live="polite" data-news>
        {news && say(news)}
        {returned && subjectRefusalOf(returned)}
      </p>
      <p className={styles.notice}>
        {words.notice[name]} <SiteLink href={PRIVACY}>{words.noticeLink}</SiteLink>
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
