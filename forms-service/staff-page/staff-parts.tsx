/** Parts that several screens use. */
import type { Elements } from '@website/site/elements';
import { hintOf } from '../mail/failure-hints.ts';
import type { State } from '../types.ts';
import { ageOf, shownTime } from './shown-times.ts';
import { useVisit } from './staff-visit.ts';
import { STATE_NAMES } from './words.ts';

/** Most characters of a note. A note of this length fits into a request in any script. */
export const LONGEST_NOTE = 1500;

/** A time in Nairobi. */
export function When({ time }: { time: number }) {
  const { now } = useVisit();
  return <time dateTime={new Date(time).toISOString()}>{shownTime(time, now)}</time>;
}

/** The first characters of a text, for lists. */
export const beginning = (text: string, letters: number) =>
  text.length > letters ? `${Array.from(text).slice(0, letters).join('')}…` : text;

/** Typed text. Its writing direction does not change the text around it. A long address breaks before its `@`. */
export function Typed({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 1) return <bdi>{text}</bdi>;
  return (
    <bdi>
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span>{text.slice(at)}</span>
    </bdi>
  );
}

type StateBadgeProps =
  | { state: State; since?: number }
  /** The time since which somebody waits. */
  | { state: State | 'overdue'; since: number };

export function StateBadge({ state, since = 0 }: StateBadgeProps) {
  const { now } = useVisit();
  const label = state === 'overdue' ? `Overdue: ${ageOf(since, now)}` : STATE_NAMES[state];
  return <span className={`badge ${state}`}>{label}</span>;
}

/** Why a mail was not sent: a hint, and the answer of the mail server. */
export function Fault({ error }: { error: string }) {
  const hint = hintOf(error);
  return (
    <p className="fault">
      <span>{hint ?? error}</span>
      {hint && <span className="said">{` (${error})`}</span>}
    </p>
  );
}

type PostFormProps = {
  action: string;
  /** Values of hidden fields. */
  values?: Readonly<Record<string, string | number>>;
  className?: string;
  children: Elements;
};

/** A form that changes something or asks about a person. It contains the token of the page. */
export function PostForm({ action, values = {}, className, children }: PostFormProps) {
  const { token } = useVisit();
  return (
    <form method="post" action={action} className={className}>
      {Object.entries({ token, ...values }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type ActionProps = {
  label: string;
  /** More words for screen readers: the thing that the button changes. */
  about?: string;
  variant?: 'main' | 'quiet';
  /** Address to which this button sends the form, if it differs from the form's own. */
  action?: string;
};

/** A button of a form. */
export function Action({ label, about, variant = 'quiet', action }: ActionProps) {
  return (
    <button type="submit" className={`button ${variant}`} formAction={action}>
      <span>{label}</span>
      {about && <span className="hidden">{`: ${about}`}</span>}
    </button>
  );
}

type NoticeProps = { kind: 'good' | 'bad'; title: string; children?: Elements };

/** A message at the top of a page. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role={kind === 'good' ? 'status' : 'alert'}>
      <p className="noticeTitle">{title}</p>
      {children}
    </div>
  );
}

type ViewsProps<View extends string> = {
  label: string;
  names: Readonly<Record<View, string>>;
  counts: Readonly<Record<View, number>>;
  current: View;
  addressOf: (view: View) => string;
};

/** Links to the views of a list, in the order of `names`, each with its number of entries. */
export function Views<View extends string>(props: ViewsProps<View>) {
  const { label, names, counts, current, addressOf } = props;
  const views = Object.keys(names) as View[];
  return (
    <nav className={views.length === 4 ? 'views four' : 'views'} aria-label={label}>
      <ul>
        {views.map((view) => (
          <li key={view} className={counts[view] > 0 ? view : undefined}>
            <a href={addressOf(view)} aria-current={view === current ? 'true' : undefined}>
              <b>{counts[view].toLocaleString('en')}</b> {names[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rows on a page of a list. */
export const PAGE_SIZE = 50;

type PagerProps = {
  page: number;
  total: number;
  /** Noun for the counted items, such as “submissions”. */
  what: string;
  addressOf: (page: number) => string;
};

/** Links to the other pages of a list. */
export function Pager({ page, total, what, addressOf }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${what}`}>
      {page > 1 && (
        <a rel="prev" href={addressOf(page - 1)}>
          ← Newer
        </a>
      )}
      <span>{`Page ${page} of ${last}`}</span>
      {page < last && (
        <a rel="next" href={addressOf(page + 1)}>
          Older →
        </a>
      )}
    </nav>
  );
}

/** The rows of a list that a page shows, such as “51–100 of 1,204 submissions”. */
export function shownRows(page: number, total: number, one: string, many: string): string {
  if (total === 0) return `No ${many}`;
  if (total <= PAGE_SIZE && page === 1) return `${total} ${total === 1 ? one : many}`;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(total, first + PAGE_SIZE - 1);
  return `${first}–${last} of ${total.toLocaleString('en')} ${many}`;
}
